import * as z from "zod/mini";

const names = z._default(z.array(z.string()), []);
const Manifest = z.record(
  z.string(),
  z.object({ file: z.string(), imports: names, dynamicImports: names }),
);

/** Vite's manifest of one build: which chunk imports which. */
export type Manifest = z.infer<typeof Manifest>;

export const parseManifest = (text: string): Manifest => Manifest.parse(JSON.parse(text));

/** The manifest's keys of these chunks and of all that they cannot run without. */
export function withStaticImports(manifest: Manifest, keys: readonly string[]): Set<string> {
  const seen = new Set<string>();
  const visit = (key: string) => {
    if (seen.has(key)) return;
    seen.add(key);
    manifest[key]?.imports.forEach(visit);
  };
  keys.forEach(visit);
  return seen;
}

/** The scripts of these chunks, each once. */
export function getScriptFiles(manifest: Manifest, keys: Iterable<string>): string[] {
  const files = [...keys].flatMap((key) => manifest[key]?.file ?? []);
  return [...new Set(files)].filter((file) => file.endsWith(".js"));
}
