import * as z from "zod/mini";

const chunkKeys = z._default(z.array(z.string()), []);
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: chunkKeys, dynamicImports: chunkKeys }),
);

/** Vite's manifest of one build: the chunks and their imports. */
export type Manifest = z.infer<typeof Manifest>;

export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text));

/** Returns the key of a remote's entry chunk. */
export function getEntryChunk(manifest: Manifest): string {
  const entry = Object.keys(manifest).find((key) => manifest[key]?.file === "remoteEntry.js");
  if (!entry) throw new Error("The build has no remoteEntry.js");
  return entry;
}

/** Adds the chunks that these chunks import statically, at any depth. */
export function withStaticImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const visited = new Set<string>();
  const visit = (key: string) => {
    if (visited.has(key)) return;
    visited.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  keys.forEach(visit);
  return visited;
}

/** Returns the scripts of these chunks, without duplicates. */
export function getScriptFiles(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}
