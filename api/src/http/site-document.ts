import { join } from "node:path";

import { type CachedFile, createFileCache, toCachedFile } from "./cached-file.ts";
import { type AllowedOrigins, createDocumentPolicy } from "./content-security-policy.ts";
import { createPreloadHeader } from "./preload-header.ts";

/** The shell's build contains this element without JSON. */
const createRegistryElement = (json: string) =>
  `<script type="application/json" id="registry">${json}</script>`;

/** The shell's build contains this element without an origin. */
const createOriginElement = (origin: string) => `<meta name="api-origin" content="${origin}">`;

/** The shell's build contains this element without an id. */
const createFirstGymElement = (id: string) => `<meta name="first-gym" content="${id}">`;

/** The shell's build contains this element without an id. */
const createLinkedRouteElement = (id: string) => `<meta name="linked-route" content="${id}">`;

/** The shell's build contains this element without a version. */
const createPhotoVersionElement = (version: string) =>
  `<meta name="photo-version" content="${version}">`;

/** Few requests use the document of a route, so its compression takes less time. */
const ROUTE_EFFORT = 5;

/** What the document needs to draw the panel of the route that a link opens. */
export interface LinkedRoute {
  readonly id: string;
  /** Null without a photo. */
  readonly photoVersion: number | null;
}

export interface DocumentOptions extends AllowedOrigins {
  /** The folder of the shell's build. */
  readonly siteDir: string;
  readonly remotesDir: string;
  /** Whether a CDN in front sends the `Link` header of a document as early hints. */
  readonly hasEarlyHints: boolean;
  /** Returns the id of the first gym in the list of gyms, if it is known. */
  readonly getFirstGymId?: (() => string | undefined) | undefined;
  /** Finds the route whose panel a link opens. The result must not depend on the user. */
  readonly findLinkedRoute?: ((url: string) => Promise<LinkedRoute | undefined>) | undefined;
}

/** A version of the document, with what its headers say about its text. */
interface SiteDocument {
  readonly file: CachedFile;
  /** The Content-Security-Policy header, with the hashes of the inline elements. */
  readonly policy: string;
  /** The `Link` header, if a CDN sends early hints. */
  readonly preload: string | undefined;
}

/**
 * Returns a function that reads the document for the path and search string of a link, and inserts the live registry, the
 * API's origin, the first gym, and the linked route. The browser can then request the code and the data of the first
 * screen without another round trip. Without a readable registry in the document, the shell fetches the registry.
 */
export function createDocumentReader(options: DocumentOptions) {
  const { findLinkedRoute = async () => undefined } = options;
  const readShared = createSharedDocumentReader(options);

  return async (url = "/"): Promise<SiteDocument | undefined> => {
    const [document, route] = await Promise.all([readShared(), findLinkedRoute(url)]);
    if (!document || !route) return document;
    const html = insertRoute(document.file.text, route);
    return { ...document, file: await toCachedFile(html, ROUTE_EFFORT) };
  };
}

const insertRoute = (html: string, { id, photoVersion }: LinkedRoute): string =>
  html
    .replace(createLinkedRouteElement(""), createLinkedRouteElement(id))
    .replace(createPhotoVersionElement(""), createPhotoVersionElement(`${photoVersion ?? ""}`));

/** Reads the document of all other links. */
function createSharedDocumentReader(options: DocumentOptions) {
  const { siteDir, remotesDir, apiOrigin = "", getFirstGymId = () => undefined } = options;
  const readPage = createFileCache(join(siteDir, "index.html"));
  const readRegistry = createFileCache(join(remotesDir, "remotes.json"));
  let cached: { readonly version: string; readonly document: Promise<SiteDocument> } | undefined;

  return async (): Promise<SiteDocument | undefined> => {
    const [page, registry] = await Promise.all([readPage(), readRegistry()]);
    if (!page) return undefined;
    const firstGymId = getFirstGymId() ?? "";
    const version = `${page.etag}${registry?.etag}${firstGymId}`;
    if (cached?.version !== version) {
      const html = insertData(page.text, { registry: registry?.text, apiOrigin, firstGymId });
      cached = { version, document: createDocument(html, options) };
    }
    return cached.document;
  };
}

/** Compresses and hashes the text once for all requests of this version. */
const createDocument = async (html: string, options: DocumentOptions): Promise<SiteDocument> => ({
  file: await toCachedFile(html),
  policy: createDocumentPolicy(html, options),
  preload: options.hasEarlyHints ? createPreloadHeader(html) : undefined,
});

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
