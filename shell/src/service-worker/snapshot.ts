/** The integrity hash of each file, by absolute URL. */
export type FileHashes = Readonly<Record<string, string>>;

/** A document with everything that it needs: the files of the shell, and those of the releases of each remote. */
export interface Snapshot {
  /** Identifies the document of the server. */
  readonly id: string;
  readonly html: string;
  readonly headers: Readonly<Record<string, string>>;
  readonly shellFiles: FileHashes;
  readonly remotes: Readonly<Record<string, RemoteRelease>>;
}

/** The entry of a remote in the registry. The page validates its other fields. */
export interface RemoteRelease {
  readonly integrity: FileHashes;
  /** The page decides whether it runs this release instead. */
  readonly gradual?: { readonly integrity: FileHashes };
}

interface Registry {
  readonly remotes: Readonly<Record<string, RemoteRelease>>;
}

const REGISTRY = /(<[^<>]* id="registry">)([^<]*)(<\/script>)/;
const SHELL_FILES = /name="shell-files" content="([^"]+)"/;

/** The URL of the list of the shell's files. Undefined if the document is not ours, for example a Wi-Fi login page. */
export const findShellFilesUrl = (html: string): string | undefined => SHELL_FILES.exec(html)?.[1];

/** The registry in the document. Empty on a static host, which does not write it. */
export const findRegistry = (html: string): string => REGISTRY.exec(html)?.[2] ?? "";

/** Writes the registry into the document, as the server does. */
export const insertRegistry = (html: string, registry: object): string => {
  const json = JSON.stringify(registry).replaceAll("<", String.raw`\u003c`);
  return html.replace(REGISTRY, (...[, start, , end]) => `${start}${json}${end}`);
};

export function parseRegistry(text: string): Registry {
  const registry: unknown = JSON.parse(text);
  const { schema, remotes } = Object(registry) as { schema?: unknown; remotes?: unknown };
  const isValid =
    schema === 1 &&
    Object.values(Object(remotes)).every((remote) => {
      const { gradual } = Object(remote) as { gradual?: unknown };
      return hasHashes(remote) && (gradual === undefined || hasHashes(gradual));
    });
  if (!isValid) throw new Error("The registry is invalid");
  return registry as Registry;
}

export function parseFileHashes(text: string): FileHashes {
  const hashes: unknown = JSON.parse(text);
  if (!isHashes(hashes)) throw new Error("The list of the shell's files is invalid");
  return hashes;
}

const hasHashes = (release: unknown) =>
  isHashes((Object(release) as { integrity?: unknown }).integrity);

const isHashes = (value: unknown): value is FileHashes =>
  typeof value === "object" &&
  value !== null &&
  Object.values(value).every((hash) => typeof hash === "string" && hash.startsWith("sha384-"));

/** Resolves the URLs of files. Those of remotes on another origin are absolute. */
export const toAbsoluteUrls = (hashes: FileHashes, base: string): FileHashes =>
  Object.fromEntries(Object.entries(hashes).map(([url, hash]) => [new URL(url, base).href, hash]));
