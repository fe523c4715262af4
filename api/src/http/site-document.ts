import { join } from "node:path";

import { type CachedFile, createFileCache, toCachedFile } from "./cached-file.ts";

/** The shell's build contains this element without JSON. */
const createRegistryElement = (json: string) =>
  `<script type="application/json" id="registry">${json}</script>`;

/** The shell's build contains this element without an origin. */
const createOriginElement = (origin: string) => `<meta name="api-origin" content="${origin}">`;

/** The shell's build contains this element without an id. */
const createFirstGymElement = (id: string) => `<meta name="first-gym" content="${id}">`;

interface DocumentOptions {
  readonly siteDir: string;
  readonly remotesDir: string;
  /** The origin of the API, if it differs from that of the document. */
  readonly apiOrigin?: string | undefined;
  /** Returns the id of the first gym in the list of gyms, if it is known. */
  readonly getFirstGymId?: (() => string | undefined) | undefined;
}

/**
 * Returns a function that reads the document, and inserts the live registry, the API's origin and the first gym. The
 * browser can then request the code and the data of the first screen without another round trip. Without a readable
 * registry in the document, the shell fetches the registry.
 */
export function createDocumentReader({
  siteDir,
  remotesDir,
  apiOrigin = "",
  getFirstGymId = () => undefined,
}: DocumentOptions) {
  const readPage = createFileCache(join(siteDir, "index.html"));
  const readRegistry = createFileCache(join(remotesDir, "remotes.json"));
  let cached: { readonly version: string; readonly file: Promise<CachedFile> } | undefined;

  return async (): Promise<CachedFile | undefined> => {
    const [page, registry] = await Promise.all([readPage(), readRegistry()]);
    if (!page) return undefined;
    const firstGymId = getFirstGymId() ?? "";
    const version = `${page.etag}${registry?.etag}${firstGymId}`;
    if (cached?.version !== version) {
      const html = insertData(page.text, { registry: registry?.text, apiOrigin, firstGymId });
      cached = { version, file: toCachedFile(html) };
    }
    return cached.file;
  };
}

interface DocumentData {
  readonly registry: string | undefined;
  readonly apiOrigin: string;
  readonly firstGymId: string;
}

function insertData(html: string, { registry = "", apiOrigin, firstGymId }: DocumentData): string {
  const json = toInlineJson(registry) ?? "";
  // Replacement functions, because `$` has a meaning in replacement strings.
  return html
    .replace(createRegistryElement(""), () => createRegistryElement(json))
    .replace(createOriginElement(""), () => createOriginElement(apiOrigin))
    .replace(createFirstGymElement(""), () => createFirstGymElement(firstGymId));
}

/** Escapes "<", so that no text ends the element. Returns undefined for invalid JSON. */
function toInlineJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text)).replaceAll("<", "\\u003c");
  } catch {
    return undefined;
  }
}
