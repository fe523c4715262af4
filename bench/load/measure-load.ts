import type { Browser, CDPSession, Page } from "@playwright/test";

import { throttleWorker, waitUntilDashboardStored } from "./last-visit.ts";
import { observePage, type PageTimings } from "./observe-page.ts";
import type { TargetSession } from "./target-session.ts";
import { waitForTimings } from "./wait-for-timings.ts";

/** Chromium's throttling settings. A negative speed means no limit. */
export interface Throttling {
  readonly cpuSlowdown: number;
  readonly latencyMs: number;
  readonly downloadKbps: number;
  readonly uploadKbps: number;
}

/** Lighthouse's settings for applied throttling: "slow 4G" and a CPU 4 times slower. */
export const SLOW_PHONE: Throttling = {
  cpuSlowdown: 4,
  latencyMs: 562.5,
  downloadKbps: 1474.56,
  uploadKbps: 675,
};

/** A page, and the element with its content. */
export interface PageUnderTest {
  readonly name: string;
  readonly url: string;
  readonly selector: string;
  /** The element that shows the content before `selector` does. */
  readonly drawnSelector?: string;
  /** Signs in, and visits the page once. The HTTP cache is empty for the measurement, unless `isWarm` is set. */
  readonly token?: string;
  /** Loads the page once before the measurement, so that its files are in the HTTP cache. */
  readonly isWarm?: boolean;
  /** Visits the page once with the service worker. The measured second visit has this network. */
  readonly repeatVisit?: "online" | "offline";
}

export interface LoadedRequest {
  readonly url: string;
  readonly type: string;
  readonly bytes: number;
  /** Milliseconds since the navigation. */
  readonly startMs: number;
  readonly endMs: number;
}

export interface PageLoad extends PageTimings {
  /** The requests until the page was interactive. */
  readonly requests: readonly LoadedRequest[];
}

export const PHONE = { viewport: { width: 390, height: 844 }, hasTouch: true, isMobile: true };

/** Loads the page in a new context, and measures until its content is interactive. */
export async function measureLoad(
  browser: Browser,
  target: PageUnderTest,
  throttling: Throttling,
): Promise<PageLoad> {
  const serviceWorkers = target.repeatVisit ? "allow" : "block";
  const context = await browser.newContext({ ...PHONE, serviceWorkers });
  let workerSession: TargetSession | undefined;
  try {
    const page = await context.newPage();
    await preparePage(page, target);
    const session = await context.newCDPSession(page);
    const requests = await recordRequests(session);
    await throttle(session, throttling);
    if (target.repeatVisit === "online") {
      workerSession = await throttleWorker(browser, toConditions(throttling));
    }
    await context.setOffline(target.repeatVisit === "offline");
    const { selector, drawnSelector = selector } = target;
    await page.addInitScript(observePage, { drawn: drawnSelector, interactive: selector });
    await page.goto(target.url, { waitUntil: "commit" });
    const timings = await waitForTimings(session, target.name);
    return { ...timings, requests: getRequestsUntil(requests, timings.interactiveMs) };
  } finally {
    await workerSession?.detach();
    await context.close();
  }
}

/** Signs in and visits the page before the measurement, as `PageUnderTest` describes it. */
export async function preparePage(page: Page, target: PageUnderTest): Promise<void> {
  const { token, isWarm = false, repeatVisit } = target;
  if (token !== undefined) await signIn(page, target.url, token);
  if (token !== undefined || isWarm || repeatVisit) await visit(page, target);
  if (repeatVisit) await waitUntilDashboardStored(page);
  else if (!isWarm) await clearHttpCache(page);
  await page.goto("about:blank");
}

async function signIn(page: Page, url: string, token: string): Promise<void> {
  await page.goto(new URL("/api/health", url).href);
  await page.evaluate((value) => localStorage.setItem("topout.token", value), token);
}

async function visit(page: Page, { url, selector }: PageUnderTest): Promise<void> {
  await page.goto(url);
  await page.locator(selector).first().waitFor();
  await page.waitForLoadState("networkidle");
}

async function clearHttpCache(page: Page): Promise<void> {
  const session = await page.context().newCDPSession(page);
  await session.send("Network.clearBrowserCache");
  await session.detach();
}

async function throttle(session: CDPSession, throttling: Throttling) {
  await session.send("Emulation.setCPUThrottlingRate", { rate: throttling.cpuSlowdown });
  await session.send("Network.emulateNetworkConditions", toConditions(throttling));
}

const toConditions = ({ latencyMs, downloadKbps, uploadKbps }: Throttling) => ({
  offline: false,
  latency: latencyMs,
  downloadThroughput: downloadKbps < 0 ? -1 : (downloadKbps * 1024) / 8,
  uploadThroughput: uploadKbps < 0 ? -1 : (uploadKbps * 1024) / 8,
});

interface RecordedRequest {
  url: string;
  type: string;
  bytes: number;
  startedAt: number;
  endedAt: number;
}

/** Records all requests of a page, in order. Data URLs are not requests. */
async function recordRequests(session: CDPSession): Promise<Map<string, RecordedRequest>> {
  const requests = new Map<string, RecordedRequest>();
  session.on("Network.requestWillBeSent", ({ requestId, type = "Other", request, timestamp }) => {
    if (!request.url.startsWith("http")) return;
    requests.set(requestId, {
      url: request.url,
      type,
      bytes: 0,
      startedAt: timestamp * 1000,
      endedAt: Infinity,
    });
  });
  session.on("Network.dataReceived", ({ requestId, encodedDataLength }) => {
    const request = requests.get(requestId);
    if (request) request.bytes += encodedDataLength;
  });
  session.on("Network.loadingFinished", ({ requestId, timestamp }) => {
    const request = requests.get(requestId);
    if (request) request.endedAt = timestamp * 1000;
  });
  await session.send("Network.enable");
  return requests;
}

function getRequestsUntil(
  recorded: ReadonlyMap<string, RecordedRequest>,
  untilMs: number,
): LoadedRequest[] {
  const [document, ...others] = recorded.values();
  if (!document) return [];
  return [document, ...others]
    .map(({ url, type, bytes, startedAt, endedAt }) => ({
      url,
      type,
      bytes,
      startMs: startedAt - document.startedAt,
      endMs: endedAt - document.startedAt,
    }))
    .filter(({ startMs }) => startMs <= untilMs);
}

/**
 * Counts the rounds of a load with a high latency: a request belongs to a new round if it starts long after the
 * previous one. Ignores requests that start after `untilMs`.
 */
export function countRounds(
  requests: readonly LoadedRequest[],
  { latencyMs, untilMs }: { readonly latencyMs: number; readonly untilMs: number },
): number {
  let rounds = 0;
  let lastStartMs = -Infinity;
  const startTimes = requests.map(({ startMs }) => startMs).filter((startMs) => startMs <= untilMs);
  for (const startMs of startTimes.toSorted((a, b) => a - b)) {
    if (startMs - lastStartMs > latencyMs / 2) rounds += 1;
    lastStartMs = startMs;
  }
  return rounds;
}
