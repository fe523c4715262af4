import { toCallKey } from "@topout/shared/domain";

declare global {
  /** The origin of the API, if it differs from that of the page. See `shell/src/first-load/before-paint.ts`. */
  var apiOrigin: string | undefined;

  interface Window {
    /** The requests that the document has sent before any script. See `shell/src/first-load/request-first-data.ts`. */
    firstData?: {
      readonly token: string | null;
      /** The gym that visitors see. Undefined on a static host. */
      readonly firstGymId?: string | undefined;
      /** By URL, and those of calls by `toCallKey`. */
      readonly responses: Map<string, Promise<Response>>;
      /** Settles when the requests that depend on other responses have been sent. */
      readonly allStarted?: Promise<void>;
    };
  }
}

/** Like `fetch`, but takes the response of a request that the document has already sent. Each is taken once. */
export function fetchOnce(url: string, init: RequestInit, token: string | null): Promise<Response> {
  const key = getKey(url, init);
  const responses = getResponses(token);
  const response = responses?.get(key);
  responses?.delete(key);
  return response ?? fetch(url, init);
}

function getKey(url: string, { method = "GET", body }: RequestInit): string {
  if (method === "GET") return url;
  return toCallKey(method, url, typeof body === "string" ? body : "");
}

/** The responses belong to the user at the start of the page. */
const getResponses = (token: string | null) =>
  window.firstData?.token === token ? window.firstData.responses : undefined;
