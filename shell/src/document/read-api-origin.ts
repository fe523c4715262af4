/**
 * Reads the origin of the API that the server has written into the document. The build writes this function's source
 * into the document, so it must not use imports or outer variables.
 */
export function readApiOrigin(): void {
  globalThis.apiOrigin = document.querySelector<HTMLMetaElement>("meta[name=api-origin]")?.content;
}
