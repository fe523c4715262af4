import { setTimeout as sleep } from "node:timers/promises";

import type { Browser } from "@playwright/test";

import { LOAD_TIMEOUT_MS, type PageUnderTest, PHONE, SETTLE_MS } from "./measure-load.ts";
import { observePage, type PageTimings } from "./observe-page.ts";
import { openTargetSession, type TargetSession } from "./target-session.ts";

const POLL_INTERVAL_MS = 200;

/**
 * Loads the page on a slow CPU with a fast network, in a tab that Playwright does not control. Playwright enables the
 * protocol's runtime agent in its pages, and with it V8 parses the shared libraries twice. See docs/performance.md.
 */
export async function measureTasks(
  browser: Browser,
  target: PageUnderTest,
  cpuSlowdown: number,
): Promise<PageTimings> {
  const browserSession = await browser.newBrowserCDPSession();
  const { browserContextId } = await browserSession.send("Target.createBrowserContext");
  const { targetId } = await browserSession.send("Target.createTarget", {
    url: "about:blank",
    browserContextId,
  });
  try {
    const session = await openTargetSession(browser, targetId);
    await startLoad(session, target, cpuSlowdown);
    const deadline = Date.now() + LOAD_TIMEOUT_MS;
    while ((await readTimings(session)).interactiveMs === 0) {
      if (Date.now() > deadline) throw new Error(`${target.name} has not become interactive`);
      await sleep(POLL_INTERVAL_MS);
    }
    await sleep(SETTLE_MS);
    return await readTimings(session);
  } finally {
    await browserSession.send("Target.disposeBrowserContext", { browserContextId });
    await browserSession.detach();
  }
}

async function startLoad(
  session: TargetSession,
  { url, selector, drawnSelector = selector }: PageUnderTest,
  cpuSlowdown: number,
): Promise<void> {
  const { viewport, isMobile: mobile } = PHONE;
  const selectors = { drawn: drawnSelector, interactive: selector };
  await session.send("Page.enable");
  await session.send("Emulation.setDeviceMetricsOverride", {
    ...viewport,
    deviceScaleFactor: 1,
    mobile,
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: cpuSlowdown });
  await session.send("Page.addScriptToEvaluateOnNewDocument", {
    source: `(${observePage.toString()})(${JSON.stringify(selectors)})`,
  });
  await session.send("Page.navigate", { url });
}

async function readTimings(session: TargetSession): Promise<PageTimings> {
  const expression = "JSON.stringify(window.pageTimings)";
  const { result } = (await session.send("Runtime.evaluate", { expression })) as {
    readonly result: { readonly value?: string };
  };
  // The first document of the tab has no timings.
  return JSON.parse(result.value ?? '{ "interactiveMs": 0 }') as PageTimings;
}
