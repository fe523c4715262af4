import { spawn } from "node:child_process";
import { once } from "node:events";
import { existsSync } from "node:fs";
import { mkdir, readFile, rename, rm, writeFile } from "node:fs/promises";
import { createRequire } from "node:module";
import { dirname, join } from "node:path";

import * as z from "zod/mini";

import { parseManifest } from "./module-graph.ts";
import { type Part, getStampFile } from "./parts.ts";
import { hashFiles, listFiles, copyFiles, removeOtherFiles } from "./files.ts";
import { readRegistry, createRegistryEntry } from "./registry.ts";

const Package = z.object({ version: z.string() });

/** Runs Vite in one part's folder. Its words are shown only when it fails. */
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
  const words: Buffer[] = [];
  child.stdout.on("data", (chunk: Buffer) => words.push(chunk));
  child.stderr.on("data", (chunk: Buffer) => words.push(chunk));
  await once(child, "close");
  if (child.exitCode !== 0) {
    throw new Error(`${part.folder} does not build:\n${Buffer.concat(words).toString("utf8")}`);
  }
}

/** Puts the shell's build where the server reads it: the page itself last, what it no longer names after that. */
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

/** Puts a remote's build into its immutable folder and says what the registry has to know of it. */
export async function publishRemote(
  root: string,
  { folder, name }: { folder: string; name: string },
) {
  const dist = join(root, folder, "dist");
  const remotesDir = join(root, "dist/remotes");
  const files = await listFiles(dist);
  const hash = await hashFiles(dist, files);
  const place = join(remotesDir, name, "v", hash);
  if (!existsSync(place)) {
    await rm(`${place}.part`, { recursive: true, force: true });
    await copyFiles(dist, `${place}.part`, files);
    await rename(`${place}.part`, place);
  }
  const { remotes } = await readRegistry(remotesDir);
  const manifest = await readFile(join(dist, ".vite/manifest.json"), "utf8");
  const { version } = Package.parse(
    JSON.parse(await readFile(join(root, folder, "package.json"), "utf8")),
  );
  return createRegistryEntry(
    { dist, manifest: parseManifest(manifest), address: `/remotes/${name}/v/${hash}/`, version },
    Object.entries(remotes).find(([registered]) => registered === name)?.[1],
  );
}

/** Remembers what the parts were built from, so that the next build can leave them. */
export async function writeStamp(root: string, part: Part, inputs: string): Promise<void> {
  await mkdir(join(root, "dist/stamps"), { recursive: true });
  await writeFile(getStampFile(root, part), inputs);
}
