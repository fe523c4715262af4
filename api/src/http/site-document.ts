import { join } from "node:path";

import { type CachedFile, createFileCache, toCachedFile } from "./cached-file.ts";

/** The shell's build contains this element without JSON. */
const createRegistryElement = (json: string) =>
  `<script type="application/json" id="registry">${json}</script>`;

/** The shell's build contains this element without an origin. */
const createOriginElement = (origin: string) => `<meta name="api-origin" content="${origin}">`;

interface DocumentOptions {
  readonly siteDir: string;
  readonly remotesDir: string;
  /** The origin of the API, if it differs from that of the document. */
  readonly apiOrigin?: string | undefined;
}

/**
 * Returns a function that reads the document, and inserts the live registry and the API's origin. The browser can then
 * request the code of the first screen without another round trip. Without a readable registry in the document, the
 * shell fetches the registry.
 */
export function createDocumentReader({ siteDir, remotesDir, apiOrigin = "" }: DocumentOptions) {
  const readPage = createFileCache(join(siteDir, "index.html"));
  const readRegistry = createFileCache(join(remotesDir, "remotes.json"));
  let cached: { readonly version: string; readonly file: Promise<CachedFile> } | undefined;

  return async (): Promise<CachedFile | undefined> => {
    const [page, registry] = await Promise.all([readPage(), readRegistry()]);
    if (!page) return undefined;
    const version = `${page.etag}${registry?.etag}`;
    if (cached?.version !== version) {
      const json = registry && toInlineJson(registry.text);
      const html = insertApiOrigin(insertRegistry(page.text, json ?? ""), apiOrigin);
      cached = { version, file: toCachedFile(html) };
    }
    return cached.file;
  };
}

const insertRegistry = (html: string, json: string) =>
  html.replace(createRegistryElement(""), () => createRegistryElement(json));

const insertApiOrigin = (html: string, origin: string) =>
  html.replace(createOriginElement(""), () => createOriginElement(origin));

/** Escapes "<", so that no text ends the element. Returns undefined for invalid JSON. */
function toInlineJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text)).replaceAll("<", "\\u003c");
  } catch {
    return undefined;
  }
}
