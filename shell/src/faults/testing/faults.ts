import { API_HEADER } from "@topout/shared/contract";

/** Sends the request to the API and returns the response. */
type Send = () => Promise<Response>;

export interface Fault {
  readonly name: string;
  /** Whether the API receives the request, and commits what it changes. */
  readonly reachesApi: boolean;
  readonly respond: (send: Send, exceedLimit: () => Promise<never>) => Promise<Response>;
  /** What a notification says. */
  readonly message: RegExp;
  readonly retryAfterMs?: number;
  /** The client knows that the API has stored a change without a response body. */
  readonly confirmsEmptyResponse?: true;
}

const RETRY_AFTER_SECONDS = 90;
const retryAfter = {
  headers: { "Retry-After": String(RETRY_AFTER_SECONDS) },
  retryAfterMs: RETRY_AFTER_SECONDS * 1_000,
};
const UNREACHABLE =
  /^Can't reach Topout\. Check your connection and try again\.$|needs a connection/;
const FOREIGN = /^Can't reach Topout\. This network may block it|needs a connection/;
const LOST = new TypeError("Failed to fetch");

const PAGE = "<!doctype html><title>Proxy</title><h1>This page comes from a proxy</h1>";
const respondWithPage = (status: number) =>
  new Response(PAGE, { status, headers: { "content-type": "text/html" } });

/** What can happen to a request on its way to the API and back. */
export const FAULTS: readonly Fault[] = [
  {
    name: "aborted before it reaches the API",
    reachesApi: false,
    respond: () => Promise.reject(LOST),
    message: UNREACHABLE,
  },
  {
    name: "aborted after the commit",
    reachesApi: true,
    respond: async (send) => {
      await send();
      throw LOST;
    },
    message: UNREACHABLE,
  },
  {
    name: "500",
    reachesApi: false,
    respond: async () =>
      Response.json(
        { detail: "INTERNAL", message: "Something went wrong on our side." },
        { status: 500, headers: { [API_HEADER.name]: API_HEADER.value } },
      ),
    message: /^Something went wrong on our side\.$/,
  },
  {
    name: "503 with Retry-After",
    reachesApi: false,
    respond: async () => new Response(null, { status: 503, headers: retryAfter.headers }),
    message: /^Topout is unavailable\. Try again in 90 seconds\.$/,
    retryAfterMs: retryAfter.retryAfterMs,
  },
  {
    name: "429 with Retry-After",
    reachesApi: false,
    respond: async () => new Response(null, { status: 429, headers: retryAfter.headers }),
    message: /^Too many attempts\. Try again in 90 seconds\.$/,
    retryAfterMs: retryAfter.retryAfterMs,
  },
  {
    name: "slower than the limit of the client",
    reachesApi: true,
    respond: async (send, exceedLimit) => {
      await send();
      return exceedLimit();
    },
    message: /^Topout is taking too long\. |needs a connection/,
  },
  {
    name: "cut JSON with 200",
    reachesApi: true,
    respond: async (send) => {
      const { status, headers } = await send();
      return new Response(`{"id":`, { status: status === 204 ? 200 : status, headers });
    },
    message: /^Topout sent an unexpected response\. Reload the page\.$|needs a connection/,
    confirmsEmptyResponse: true,
  },
  {
    name: "malformed JSON of a proxy with 200",
    reachesApi: false,
    respond: async () =>
      new Response(`{"id":`, { status: 200, headers: { "content-type": "application/json" } }),
    message: FOREIGN,
  },
  {
    name: "JSON of a proxy with 200",
    reachesApi: false,
    respond: async () => Response.json({ captive: true }),
    message: FOREIGN,
  },
  {
    name: "HTML of a proxy with 200",
    reachesApi: false,
    respond: async () => respondWithPage(200),
    message: FOREIGN,
  },
  {
    name: "HTML of a proxy with 502",
    reachesApi: false,
    respond: async () => respondWithPage(502),
    message: /^Topout is unavailable\. Try again in a moment\.$/,
  },
  {
    name: "HTML of a proxy with 502 after the commit",
    reachesApi: true,
    respond: async (send) => {
      await send();
      return respondWithPage(502);
    },
    message: /^Topout is unavailable\. Try again in a moment\.$/,
  },
];
