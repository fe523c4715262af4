import { createHash } from "node:crypto";
import { existsSync } from "node:fs";
import { mkdir, readFile } from "node:fs/promises";
import { join } from "node:path";

import { CONTRACT_NUMBER, type RegisteredRemote, Registry } from "@topout/shared/remote";

import { getEntryChunks } from "./cold-dashboard.ts";
import { getScriptFiles, type Manifest, withStaticImports } from "./module-graph.ts";
import { writeCompressed } from "./files.ts";

const ENTRY = "remoteEntry.js";

/** The registry as it stands in a folder of remotes; an empty one where there is none. */
export async function readRegistry(remotesDir: string): Promise<Registry> {
  const file = join(remotesDir, "remotes.json");
  if (!existsSync(file)) return { schema: 1, remotes: {} };
  return Registry.parse(JSON.parse(await readFile(file, "utf8")));
}

/** Makes these builds the live ones in one step: who reads meanwhile sees all of them or none. */
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
  /** The address of the immutable folder, with a slash at its end. */
  readonly address: string;
  readonly version: string;
}

/** A build's line in the registry, the one that it replaces kept as `previous`. */
export async function createRegistryEntry(
  { dist, manifest, address, version }: Release,
  replaced: RegisteredRemote | undefined,
): Promise<RegisteredRemote> {
  const entry = `${address}${ENTRY}`;
  if (replaced?.entry === entry) return replaced;

  const files = aheadOfScreens(manifest);
  const integrity = await Promise.all(
    files.map(async (file) => [`${address}${file}`, await subresourceHash(join(dist, file))]),
  );
  return {
    version,
    contract: CONTRACT_NUMBER,
    entry,
    preload: files.map((file) => `${address}${file}`),
    integrity: Object.fromEntries(integrity),
    ...(replaced && { previous: { version: replaced.version, entry: replaced.entry } }),
  };
}

/**
 * What a remote fetches before any of its screens, entry first. Named in the registry, it comes in one round; asked
 * for by the entry, in three.
 */
function aheadOfScreens(manifest: Manifest): string[] {
  return getScriptFiles(manifest, withStaticImports(manifest, getEntryChunks(manifest)));
}

async function subresourceHash(file: string) {
  return `sha384-${createHash("sha384")
    .update(await readFile(file))
    .digest("base64")}`;
}
