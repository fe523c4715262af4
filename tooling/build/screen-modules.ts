const SCREEN = /(?<screen>\w+):\s*(?:async\s*)?\(\)\s*=>\s*import\(\s*"\.\/(?<file>[^"]+)"/g;

/** Returns the module of each screen, from the text of a remote's `src/screens.ts`. */
export function parseScreenModules(text: string): Record<string, string> {
  const modules = [...text.matchAll(SCREEN)].map(({ groups }) => [
    groups?.["screen"] ?? "",
    `src/${groups?.["file"]}`,
  ]);
  const importCount = text.match(/\bimport\(/g)?.length ?? 0;
  if (modules.length !== importCount) throw new Error("src/screens.ts has an unknown format");
  return Object.fromEntries(modules);
}
