import { API_HEADER } from "@topout/shared/contract";
import { IDBFactory } from "fake-indexeddb";
import "fake-indexeddb/auto";
import { vi } from "vitest";

import { createMemoryCaches } from "./memory-caches.ts";

export const ORIGIN = "https://topout.example";
export const START = Date.parse("2026-05-01T10:00:00Z");
export const DAY_MS = 86_400_000;

/** Receives the messages of the worker to the open page. */
export const postMessage = vi.fn<(message: unknown) => void>();

type Respond = (request: Request) => Promise<Response>;

let respond: Respond;

export function stubNetwork(newRespond: Respond): void {
  respond = newRespond;
}

export const goOffline = (): void =>
  stubNetwork(async () => {
    throw new TypeError("Failed to fetch");
  });

/** Makes the server respond to all requests with this status. */
export const respondWith = (status: number, body = ""): void =>
  stubNetwork(async () => createApiResponse(body, status));

export const createApiResponse = (body: string, status = 200): Response =>
  new Response(body, { status, headers: { [API_HEADER.name]: API_HEADER.value } });

/** Makes another server respond, for example the login page of a Wi-Fi network. */
export const respondWithPage = (status: number): void =>
  stubNetwork(
    async () =>
      new Response("<h1>Log in to the Wi-Fi</h1>", {
        status,
        headers: { "content-type": "text/html" },
      }),
  );

/** The server responds when the test calls the returned function. */
export function delayResponse(): (response: Response) => void {
  let resolve: (response: Response) => void = () => {};
  const pending = new Promise<Response>((resolvePending) => {
    resolve = resolvePending;
  });
  stubNetwork(() => pending);
  return resolve;
}

/** A worker without stored data, with one open page, at a fixed time. Resets all modules. */
export function stubWorker(): void {
  vi.useFakeTimers({ toFake: ["Date"], now: START });
  vi.stubGlobal("API_HEADER_NAME", API_HEADER.name);
  vi.stubGlobal("location", { origin: ORIGIN, href: ORIGIN });
  vi.stubGlobal("indexedDB", new IDBFactory());
  vi.stubGlobal("clients", { matchAll: async () => [{ postMessage }] });
  vi.stubGlobal("caches", createMemoryCaches());
  vi.stubGlobal("fetch", (request: Request) => respond(request));
  vi.resetModules();
  postMessage.mockClear();
}

export function restoreWorker(): void {
  vi.unstubAllGlobals();
  vi.useRealTimers();
}
