import { expect, type Page } from "@playwright/test";

import { simulateHttp2 } from "./simulate-http2.ts";

declare global {
  interface Window {
    /** The `performance.now()` at which the content appeared. */
    contentShownAt?: number;
  }
}

/** Runs in the page. */
function observeContent(selector: string) {
  new MutationObserver((_, observer) => {
    if (!document.querySelector(selector)) return;
    window.contentShownAt = performance.now();
    observer.disconnect();
  }).observe(document, { childList: true, subtree: true });
}

/** Runs in the page. Returns the scripts and data requested after this time and before the content appeared. */
const listLateRequests = (afterMs: number) =>
  performance
    .getEntriesByType("resource")
    .filter(({ startTime }) => startTime > afterMs && startTime < (window.contentShownAt ?? 0))
    .map(({ name }) => new URL(name))
    .filter(({ pathname }) => /\.js$|^\/api\/(?!img|gyms\/.+\/image|profile_photo)/.test(pathname))
    // A timer loads the notifications, however long the screen takes.
    .filter(({ pathname }) => !/^\/assets\/(notifications|lazy)-/.test(pathname))
    .map(({ pathname, search }) => `${pathname}${search}`);

/**
 * Opens a page as with HTTP/2. Delays the responses for scripts and data until the page has sent a request for each pattern, so that
 * these requests can depend only on the document. Returns the later requests that the page sent before its content
 * appeared.
 */
export async function openWithDelayedResponses(
  page: Page,
  url: string,
  { patterns, selector }: { patterns: readonly RegExp[]; selector: string },
) {
  const missing = new Set(patterns);
  const { promise: allRequested, resolve } = Promise.withResolvers<void>();
  await page.addInitScript(simulateHttp2);
  await page.addInitScript(observeContent, selector);
  await page.route(/\.js$|\/api\//, async (route) => {
    for (const pattern of missing) if (pattern.test(route.request().url())) missing.delete(pattern);
    if (missing.size === 0) resolve();
    await allRequested;
    await route.continue();
  });
  await page.goto(url, { waitUntil: "commit" });
  await expect.poll(() => [...missing].map(String), "requests that did not start").toEqual([]);
  const respondedAtMs = await page.evaluate(() => performance.now());
  await expect(page.locator(selector).first()).toBeVisible();
  return page.evaluate(listLateRequests, respondedAtMs);
}
