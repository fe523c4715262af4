import type { Registry } from "@topout/shared/remote";

interface DocumentData {
  readonly registry: Registry;
  /** An element for the end of the document. */
  readonly documentEnd?: string | undefined;
}

const REGISTRY_ELEMENT = /(<script type="application\/json" id="registry">)[^<]*(<\/script>)/;
/** The API's origin, and what the document contains of its database. */
const API_ELEMENTS =
  /(<meta name="(?:api-origin|first-gym|linked-route|photo-version)" content=")[^"]*(">)/g;

/** Replaces the registry in a document of the shell. Removes the API data, so that the page calls its own origin. */
export function replaceDocumentData(html: string, { registry, documentEnd }: DocumentData): string {
  const json = JSON.stringify(registry).replaceAll("<", "\\u003c");
  return html
    .replace(REGISTRY_ELEMENT, (_, start: string, end: string) => start + json + end)
    .replaceAll(API_ELEMENTS, "$1$2")
    .replace("</body>", () => `${documentEnd ?? ""}</body>`);
}
