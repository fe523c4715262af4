const ENTRY = /^ {2}["']?(?<name>[^"':]+)["']?: (?<version>\S+)$/gm;

/** Returns the pinned version of each package, from the text of `pnpm-workspace.yaml`. */
export function parseCatalog(text: string): ReadonlyMap<string, string> {
  const [list = ""] = /^catalog:\n(?: {2}.*\n)*/m.exec(text) ?? [];
  return new Map(
    [...list.matchAll(ENTRY)].map(({ groups }) => [
      groups?.["name"] ?? "",
      groups?.["version"] ?? "",
    ]),
  );
}
