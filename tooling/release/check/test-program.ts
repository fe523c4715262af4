import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchProgram } from "@topout/tooling/launch-program";
import { bundle, publishSite } from "@topout/tooling/build-part";
import { readRegistry, updateRegistry, withRelease } from "@topout/tooling/registry";
import type { Release } from "@topout/tooling/release-manifest";

interface StagedRelease {
  readonly root: string;
  readonly release: Release;
  /** The folder of the remotes that contains only the new release. */
  readonly stagingDir: string;
  /** The folder of the live remotes, if it is on this machine. */
  readonly liveDir: string | undefined;
}

/** Starts the program with demo data and a registry in which the new release is live. */
export async function startTestProgram(staged: StagedRelease) {
  const folder = await mkdtemp(join(tmpdir(), "topout-release-"));
  const remotesDir = join(folder, "remotes");
  try {
    await buildMissingShell(staged.root);
    await createRemotes(remotesDir, staged);
    const dataDir = join(folder, "data");
    const { url, stop } = await launchProgram({ dataDir, remotesDir, env: getSafeEnvironment() });
    return {
      url,
      stop: async () => {
        await stop();
        await rm(folder, { recursive: true, force: true });
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Copies the new release. The other remotes are links to the live ones. */
async function createRemotes(remotesDir: string, staged: StagedRelease): Promise<void> {
  const { release, stagingDir, liveDir } = staged;
  await mkdir(remotesDir, { recursive: true });
  await cp(stagingDir, remotesDir, { recursive: true });
  const others = liveDir === undefined ? [] : await listOtherRemotes(liveDir, release);
  for (const name of others) await symlink(join(liveDir ?? "", name), join(remotesDir, name));
  const live = liveDir === undefined ? undefined : await readRegistry(liveDir);
  await updateRegistry(remotesDir, (empty) => withRelease(live ?? empty, release));
}

async function listOtherRemotes(liveDir: string, { manifest }: Release): Promise<string[]> {
  if (!existsSync(liveDir)) return [];
  const entries = await readdir(liveDir, { withFileTypes: true });
  return entries
    .filter((entry) => entry.isDirectory() && entry.name !== manifest.remote)
    .map(({ name }) => name);
}

async function buildMissingShell(root: string): Promise<void> {
  if (existsSync(join(root, "dist/site/index.html"))) return;
  console.log("Building the shell, because there is no build of it …");
  await bundle(root, { folder: "shell" });
  await publishSite(root);
}

/** Omits the settings of this machine's program, so that the check cannot reach its database. */
const getSafeEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ["PATH", "HOME", "TMPDIR", "LANG", "FFMPEG_PATH"].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
