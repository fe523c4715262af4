import { readFile } from "node:fs/promises";
import { join } from "node:path";

import * as z from "zod/mini";

const Chunk = z.object({
  file: z.string(),
  imports: z._default(z.array(z.string()), []),
  dynamicImports: z._default(z.array(z.string()), []),
});
const Manifest = z.record(z.string(), Chunk);

/** Vite's manifest of one build: which chunk imports which. */
export type Manifest = z.infer<typeof Manifest>;

export async function readManifest(dist: string): Promise<Manifest> {
  return Manifest.parse(JSON.parse(await readFile(join(dist, ".vite/manifest.json"), "utf8")));
}

/** The manifest's keys of a chunk and of all that it cannot run without. */
export function withImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/** The file names of these chunks. */
export function filesOf(manifest: Manifest, keys: Iterable<string>): string[] {
  return [...new Set([...keys].flatMap((key) => manifest[key]?.file ?? []))];
}

export function keyOfFile(manifest: Manifest, file: string): string {
  const found = Object.keys(manifest).find((key) => manifest[key]?.file === file);
  if (!found) throw new Error(`The build made no ${file}`);
  return found;
}
