import { readMeta } from "./read-meta.ts";

/** Reads the origin of the API that the server has written into the document. */
export function readApiOrigin(): void {
  globalThis.apiOrigin = readMeta("api-origin");
}
