import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { CONTRACT_VERSION, type RegisteredRemote, Registry } from "@topout/shared/remote";

import {
  getEntryChunks,
  getScriptFiles,
  type Manifest,
  withStaticImports,
} from "./module-graph.ts";
import { writeCompressed } from "./files.ts";

const ENTRY = "remoteEntry.js";

/** Reads the registry in the folder of the remotes. Returns an empty registry if the file does not exist. */
export async function readRegistry(remotesDir: string): Promise<Registry> {
  const file = join(remotesDir, "remotes.json");
  if (!existsSync(file)) return { schema: 1, remotes: {} };
  return Registry.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Publishes these releases atomically: a concurrent reader sees all of them or none. */
export async function updateRegistry(
  remotesDir: string,
  releases: Readonly<Record<string, RegisteredRemote>>,
) {
  const { schema, remotes } = await readRegistry(remotesDir);
  const next = Registry.parse({ schema, remotes: { ...remotes, ...releases } });
  await mkdir(remotesDir, { recursive: true });
  await writeCompressed(
    join(remotesDir, "remotes.json"),
    `${JSON.stringify(next, undefined, 2)}\n`,
  );
}

interface Release {
  readonly dist: string;
  readonly manifest: Manifest;
  /** The URL of the immutable folder, with a trailing slash. */
  readonly baseUrl: string;
  readonly version: string;
}

/** Creates the registry entry of a build, with the replaced build as `previous`. */
export async function createRegistryEntry(
  { dist, manifest, baseUrl, version }: Release,
  replaced: RegisteredRemote | undefined,
): Promise<RegisteredRemote> {
  const entry = `${baseUrl}${ENTRY}`;
  if (replaced?.entry === entry) return replaced;

  const files = getPreloadFiles(manifest);
  const integrity = await Promise.all(
    files.map(async (file) => [`${baseUrl}${file}`, await hashSubresource(join(dist, file))]),
  );
  return {
    version,
    contract: CONTRACT_VERSION,
    entry,
    preload: files.map((file) => `${baseUrl}${file}`),
    integrity: Object.fromEntries(integrity),
    ...(replaced && { previous: { version: replaced.version, entry: replaced.entry } }),
  };
}

/** Returns the files that a remote loads before any screen, entry first. The shell preloads them in one round trip. */
function getPreloadFiles(manifest: Manifest): string[] {
  return getScriptFiles(manifest, withStaticImports(manifest, getEntryChunks(manifest)));
}

async function hashSubresource(file: string) {
  return `sha384-${createHash("sha384")
    .update(await readFile(file))
    .digest("base64")}`;
}
