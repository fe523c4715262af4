import { setTimeout as sleep } from "node:timers/promises";

import type { PageTimings } from "./observe-page.ts";

const LOAD_TIMEOUT_MS = 60_000;
const POLL_INTERVAL_MS = 200;
/** Long tasks also count during this time after the page is interactive. */
const SETTLE_MS = 1_000;

/** A protocol session of the page. `page.waitForFunction` would run Playwright's scripts before the first paint. */
interface Session {
  readonly send: (
    method: "Runtime.evaluate",
    params: { readonly expression: string },
  ) => Promise<unknown>;
}

/** Waits until the observed page is interactive and has settled. */
export async function waitForTimings(session: Session, pageName: string): Promise<PageTimings> {
  const deadline = Date.now() + LOAD_TIMEOUT_MS;
  while ((await readTimings(session)).interactiveMs === 0) {
    if (Date.now() > deadline) throw new Error(`${pageName} has not become interactive`);
    await sleep(POLL_INTERVAL_MS);
  }
  await sleep(SETTLE_MS);
  return await readTimings(session);
}

async function readTimings(session: Session): Promise<PageTimings> {
  const expression = "JSON.stringify(window.pageTimings)";
  const { result } = (await session.send("Runtime.evaluate", { expression })) as {
    readonly result: { readonly value?: string };
  };
  // The first document of the tab has no timings.
  return JSON.parse(result.value ?? '{ "interactiveMs": 0 }') as PageTimings;
}
