import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import { readText, writeAtomically } from "@topout/api/text-files";
import { readLibraryVersions } from "@topout/shared/federation";
import { FIRST_LOAD_FILE, FirstLoad, type RemoteName } from "@topout/shared/remote";
import * as z from "zod/mini";

import { checkDynamicImports } from "./check-dynamic-imports.ts";
import { getBuildError } from "./get-build-error.ts";
import { parseManifest } from "./module-graph.ts";
import { type Part, getStampFile } from "./parts.ts";
import { copyFiles, hashFiles, listFiles, removeOtherFiles } from "./files.ts";
import {
  createReleaseManifest,
  formatReleaseManifest,
  MANIFEST_FILE,
  type Release,
} from "./release-manifest.ts";
import { parseScreenModules } from "./screen-modules.ts";

const Package = z.object({ version: z.string() });

/** Runs Vite in one part's folder. Throws an error that says what is wrong with the source. */
export async function bundle(root: string, part: Part): Promise<void> {
  const cwd = join(root, part.folder);
  const vite = join(
    dirname(createRequire(join(cwd, "package.json")).resolve("vite/package.json")),
    "bin/vite.js",
  );
  const child = spawn(process.execPath, [vite, "build", "--manifest", "--logLevel=warn"], {
    cwd,
    env: { ...process.env, NODE_ENV: "production", NO_COLOR: "1" },
    stdio: ["ignore", "pipe", "pipe"],
  });
  const output: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => output.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => output.push(chunk));
  await once(child, "close");
  if (child.exitCode !== 0) {
    const error = getBuildError(Buffer.concat(output).toString("utf8"));
    throw new Error(`${part.folder} failed to build:\n${error}`);
  }
}

/** Copies the shell's build to the served folder. Copies index.html last, then removes unused files. */
export async function publishSite(root: string): Promise<void> {
  const from = join(root, "shell/dist");
  const to = join(root, "dist/site");
  const files = await listFiles(from);
  await copyFiles(
    from,
    to,
    files.filter((file) => file !== "index.html"),
  );
  await copyFiles(from, to, ["index.html"]);
  await removeOtherFiles(to, files);
}

/** Returns the hash of a remote's last build, which names its folder. */
export async function hashBuild(root: string, folder: string): Promise<string> {
  const dist = join(root, folder, "dist");
  return hashFiles(dist, await listFiles(dist));
}

/** Copies a remote's build to an immutable folder `<remotesDir>/<name>/v/<hash>/`, with its manifest. */
export async function publishRemote(
  root: string,
  { folder, name }: { folder: string; name: RemoteName },
  remotesDir: string,
): Promise<Release> {
  const dist = join(root, folder, "dist");
  const files = await listFiles(dist);
  const hash = await hashBuild(root, folder);
  const target = getReleaseFolder(remotesDir, name, hash);
  if (!existsSync(target)) {
    await rm(`${target}.part`, { recursive: true, force: true });
    await copyFiles(dist, `${target}.part`, files);
    await rename(`${target}.part`, target);
  }
  const build = parseManifest(await readFile(join(dist, ".vite/manifest.json"), "utf8"));
  const manifest = await createReleaseManifest({
    folder: target,
    files,
    build,
    screenModules: parseScreenModules(await readFile(join(root, folder, "src/screens.ts"), "utf8")),
    firstLoad: await readFirstLoad(dist),
    libraries: readLibraryVersions(join(root, folder)),
    remote: name,
    version: await readVersion(join(root, folder)),
  });
  checkDynamicImports({
    scripts: await readScripts(dist, files),
    build,
    preload: manifest.preload,
  });
  await writeAtomically(join(target, MANIFEST_FILE), formatReleaseManifest(manifest));
  return { hash, manifest };
}

const readScripts = async (folder: string, files: readonly string[]) =>
  new Map(
    await Promise.all(
      files
        .filter((file) => file.endsWith(".js"))
        .map(async (file) => [file, await readFile(join(folder, file), "utf8")] as const),
    ),
  );

async function readFirstLoad(folder: string): Promise<FirstLoad | undefined> {
  const text = await readText(join(folder, FIRST_LOAD_FILE));
  return text === undefined ? undefined : FirstLoad.parse(JSON.parse(text));
}

export const getReleaseFolder = (remotesDir: string, name: string, hash: string) =>
  join(remotesDir, name, "v", hash);

const readVersion = async (folder: string): Promise<string> =>
  Package.parse(JSON.parse(await readFile(join(folder, "package.json"), "utf8"))).version;

/** Stores the hash of the inputs, so that the next build skips an unchanged part. */
export async function writeStamp(root: string, part: Part, inputsHash: string): Promise<void> {
  await mkdir(join(root, "dist/stamps"), { recursive: true });
  await writeFile(getStampFile(root, part), inputsHash);
}
