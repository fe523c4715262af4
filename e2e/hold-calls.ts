import type { Page } from "@playwright/test";

/** Holds the calls of a page to these URLs until the returned function is called. */
export async function holdCalls(page: Page, url: RegExp) {
  const { promise: released, resolve: release } = Promise.withResolvers<void>();
  await page.route(url, async (call) => {
    await released;
    await call.fallback();
  });
  return release;
}
