import type { Page } from "@playwright/test";

declare global {
  interface Window {
    /** The cumulative layout shift of the page. */
    layoutShift: number;
  }
}

/** Adds up the layout shifts of each document that the page loads from now on. */
export const observeLayoutShifts = (page: Page) => page.addInitScript(addUpLayoutShifts);

export const getLayoutShift = (page: Page) => page.evaluate(() => window.layoutShift);

/** Runs in the page. */
function addUpLayoutShifts() {
  window.layoutShift = 0;
  new PerformanceObserver((list) => {
    for (const entry of list.getEntries()) window.layoutShift += Number(Object(entry).value);
  }).observe({ type: "layout-shift", buffered: true });
}
