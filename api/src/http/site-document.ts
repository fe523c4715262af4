import { join } from "node:path";

import { type CachedFile, createFileCache, toCachedFile } from "./cached-file.ts";

/** The shell's build contains this element without JSON. */
const createRegistryElement = (json: string) =>
  `<script type="application/json" id="registry">${json}</script>`;

interface SiteFolders {
  readonly siteDir: string;
  readonly remotesDir: string;
}

/**
 * Returns a function that reads the document and writes the live registry into it. The browser can then request the
 * code of the first screen without another round trip. Without a readable registry, the shell fetches it.
 */
export function createDocumentReader({ siteDir, remotesDir }: SiteFolders) {
  const readPage = createFileCache(join(siteDir, "index.html"));
  const readRegistry = createFileCache(join(remotesDir, "remotes.json"));
  let cached: { readonly version: string; readonly file: Promise<CachedFile> } | undefined;

  return async (): Promise<CachedFile | undefined> => {
    const [page, registry] = await Promise.all([readPage(), readRegistry()]);
    const json = registry && toInlineJson(registry.text);
    if (!page || json === undefined) return page;
    const version = `${page.etag}${registry?.etag}`;
    if (cached?.version !== version) {
      cached = { version, file: toCachedFile(insertRegistry(page.text, json)) };
    }
    return cached.file;
  };
}

const insertRegistry = (html: string, json: string) =>
  html.replace(createRegistryElement(""), () => createRegistryElement(json));

/** Escapes "<", so that no text ends the element. Returns undefined for invalid JSON. */
function toInlineJson(text: string): string | undefined {
  try {
    return JSON.stringify(JSON.parse(text)).replaceAll("<", "\\u003c");
  } catch {
    return undefined;
  }
}
