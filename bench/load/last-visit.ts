import type { Browser, Page } from "@playwright/test";
import {
  LISTS,
  OWN_LISTS,
  waitUntilDataStored,
  waitUntilSnapshotStored,
} from "@topout/e2e/service-worker";

import { openTargetSession, type TargetSession } from "./target-session.ts";

/** Waits until the service worker has stored what the next visit to the dashboard shows. */
export async function waitUntilDashboardStored(page: Page): Promise<void> {
  await waitUntilSnapshotStored(page, ["climber"]);
  await waitUntilDataStored(page, [...LISTS, ...OWN_LISTS]);
}

/** Throttles the network of the running service worker until the session is detached. */
export async function throttleWorker(
  browser: Browser,
  conditions: Readonly<Record<string, number | boolean>>,
): Promise<TargetSession> {
  const browserSession = await browser.newBrowserCDPSession();
  const { targetInfos } = await browserSession.send("Target.getTargets");
  await browserSession.detach();
  const worker = targetInfos.find(({ type }) => type === "service_worker");
  if (!worker) throw new Error("No service worker is running");
  const session = await openTargetSession(browser, worker.targetId);
  await session.send("Network.enable");
  await session.send("Network.emulateNetworkConditions", conditions);
  return session;
}
