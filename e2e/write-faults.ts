import { API_HEADER } from "@topout/shared/contract";
import { expect, type Page, type Route } from "@playwright/test";

import { selectCases } from "./full-size.ts";
import { waitUntilSent } from "./outbox.ts";

interface WriteFault {
  readonly name: string;
  readonly respond: (call: Route) => Promise<void>;
}

const RETRY_AFTER = { "Retry-After": "1" };

/** What can happen to a request on its way to the program and back. */
const WRITE_FAULTS: readonly WriteFault[] = [
  { name: "aborted before it arrives", respond: (call) => call.abort("connectionreset") },
  {
    name: "aborted after the commit",
    respond: async (call) => {
      await call.fetch();
      await call.abort("connectionreset");
    },
  },
  {
    name: "500",
    respond: (call) =>
      call.fulfill({
        status: 500,
        headers: { [API_HEADER.name]: API_HEADER.value },
        json: { detail: "INTERNAL", message: "Our fault." },
      }),
  },
  { name: "503", respond: (call) => call.fulfill({ status: 503, headers: RETRY_AFTER }) },
  { name: "429", respond: (call) => call.fulfill({ status: 429, headers: RETRY_AFTER }) },
  {
    name: "slower than the limit of the client",
    // The client aborts the call.
    respond: async (call) => void (await call.fetch()),
  },
  {
    name: "malformed JSON after the commit",
    respond: async (call) =>
      call.fulfill({ response: await call.fetch(), status: 200, body: `{"id":` }),
  },
  {
    name: "HTML of a proxy",
    respond: (call) =>
      call.fulfill({ contentType: "text/html", body: "<h1>Log in to the Wi-Fi</h1>" }),
  },
];

/** The fault of a tap is `getFault(index + rotation)`. Without FULL_SIZE, each tap meets one fault. */
export const rotations = selectCases([0], WRITE_FAULTS.keys().drop(1).toArray());

export function getFault(index: number): WriteFault {
  const fault = WRITE_FAULTS[index % WRITE_FAULTS.length];
  if (!fault) throw new Error("There are no faults");
  return fault;
}

const MAX_TIMEOUT_MS = 2_000;

/** Shortens the limits of the client, so that a journey need not wait for them. */
export const shortenTimeouts = (page: Page) =>
  page.addInitScript((maxMs) => {
    const createSignal = AbortSignal.timeout.bind(AbortSignal);
    AbortSignal.timeout = (ms) => createSignal(Math.min(ms, maxMs));
  }, MAX_TIMEOUT_MS);

/** Fails the next matching call that changes something. `hasFailed` tells whether it was sent. */
async function failNextWrite(page: Page, url: string, { respond }: WriteFault) {
  let isPending = true;
  await page.route(url, (call) => {
    if (!isPending || call.request().method() === "GET") return call.fallback();
    isPending = false;
    return respond(call);
  });
  return { hasFailed: () => !isPending };
}

interface FailedTap {
  /** The call that fails once. */
  readonly url: string;
  readonly fault: WriteFault;
  readonly tap: () => Promise<void>;
}

/** Taps while the call fails, and waits until the page has repeated it. */
export async function tapWithFault(page: Page, { url, fault, tap }: FailedTap): Promise<void> {
  const failure = await failNextWrite(page, url, fault);
  await tap();
  await expect.poll(failure.hasFailed).toBe(true);
  await waitUntilSent(page);
  await page.unrouteAll({ behavior: "ignoreErrors" });
}
