import { existsSync } from "node:fs";
import { cp, mkdir, mkdtemp, readdir, rm, symlink } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { launchProgram } from "@topout/tooling/launch-program";
import { bundle, publishSite } from "@topout/tooling/build-part";
import { readRegistry, updateRegistry, withCheckedRelease } from "@topout/tooling/registry";
import type { Release } from "@topout/tooling/release-manifest";

import type { BuiltRelease } from "../run-release.ts";

interface StagedRelease extends BuiltRelease {
  readonly root: string;
}

/** Starts the program with demo data and a registry in which the new release is live. */
export async function startTestProgram(staged: StagedRelease) {
  const folder = await mkdtemp(join(tmpdir(), "topout-release-"));
  const remotesDir = join(folder, "remotes");
  try {
    await buildMissingShell(staged.root);
    await createRemotes(remotesDir, staged);
    const dataDir = join(folder, "data");
    const { url, stop } = await launchProgram({
      dataDir,
      remotesDir,
      env: getIsolatedEnvironment(),
    });
    return {
      url,
      stop: async () => {
        try {
          await stop();
        } finally {
          await rm(folder, { recursive: true, force: true });
        }
      },
    };
  } catch (error) {
    await rm(folder, { recursive: true, force: true });
    throw error;
  }
}

/** Creates a folder of remotes with a copy of the new release, and links to the other live remotes. */
async function createRemotes(remotesDir: string, staged: StagedRelease): Promise<void> {
  const { release, stagingDir, liveDir } = staged;
  await mkdir(remotesDir, { recursive: true });
  await cp(stagingDir, remotesDir, { recursive: true });
  for (const name of await listOtherRemotes(liveDir, release)) {
    await symlink(join(liveDir, name), join(remotesDir, name));
  }
  const liveRegistry = await readRegistry(liveDir);
  await updateRegistry(remotesDir, () => withCheckedRelease(liveRegistry, release));
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
const getIsolatedEnvironment = (): NodeJS.ProcessEnv =>
  Object.fromEntries(
    ["PATH", "HOME", "TMPDIR", "LANG", "FFMPEG_PATH"].flatMap((name) =>
      process.env[name] === undefined ? [] : [[name, process.env[name]]],
    ),
  );
