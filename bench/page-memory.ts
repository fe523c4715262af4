import type { CDPSession, Page } from "@playwright/test";

/** V8 drops the code of a function only after several collections in which nothing called it. */
const COLLECTIONS = 3;

/** Opens a session for the functions below. */
export async function openMemorySession(page: Page): Promise<CDPSession> {
  const session = await page.context().newCDPSession(page);
  await session.send("Performance.enable");
  await session.send("DOM.enable");
  return session;
}

export async function collectGarbage(session: CDPSession): Promise<void> {
  for (let index = 0; index < COLLECTIONS; index += 1) {
    await session.send("HeapProfiler.collectGarbage");
  }
}

export async function getMetric(session: CDPSession, name: string): Promise<number> {
  const { metrics } = await session.send("Performance.getMetrics");
  return metrics.find((metric) => metric.name === name)?.value ?? Number.NaN;
}

/** Counts the trees of nodes outside of the document to which scripts still refer. */
export async function countDetachedTrees(session: CDPSession): Promise<number> {
  const { detachedNodes } = await session.send("DOM.getDetachedDomNodes");
  return detachedNodes.length;
}

export const toKib = (bytes: number) => `${(bytes / 1024).toFixed(0)} KiB`;
