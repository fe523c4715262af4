import type { Browser } from "@playwright/test";

import { type PageUnderTest, PHONE } from "./measure-load.ts";
import { observePage, type PageTimings } from "./observe-page.ts";
import { openTargetSession, type TargetSession } from "./target-session.ts";
import { waitForTimings } from "./wait-for-timings.ts";

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
    return await waitForTimings(session, target.name);
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
