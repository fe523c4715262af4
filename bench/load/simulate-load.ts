import { getFreePort } from "@topout/api/free-port";
import { chromium } from "@playwright/test";
import lighthouse from "lighthouse";

import { launchBrowser } from "../launch-browser.ts";
import { type PageUnderTest, preparePage } from "./measure-load.ts";

/**
 * What Lighthouse calculates with "simulated throttling": it loads the page without throttling, and calculates when a
 * slow phone would have loaded the same requests and run the same tasks. Times are in milliseconds.
 */
export interface SimulatedLoad {
  readonly firstContentfulPaintMs: number;
  readonly largestContentfulPaintMs: number;
  readonly totalBlockingMs: number;
  readonly layoutShift: number;
}

/** Lighthouse's audits, by the property of `SimulatedLoad`. */
const AUDITS = {
  firstContentfulPaintMs: "first-contentful-paint",
  largestContentfulPaintMs: "largest-contentful-paint",
  totalBlockingMs: "total-blocking-time",
  layoutShift: "cumulative-layout-shift",
} satisfies Record<keyof SimulatedLoad, string>;

/** Loads the page in a browser of its own, because Lighthouse does not delete the IndexedDB of the last load. */
export async function simulateLoad(target: PageUnderTest): Promise<SimulatedLoad> {
  const port = await getFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    await prepareDefaultContext(port, target);
    const result = await lighthouse(target.url, {
      port,
      onlyAudits: Object.values(AUDITS),
      logLevel: "error",
    });
    const audits = result?.lhr.audits ?? {};
    const getValue = (property: keyof SimulatedLoad) => {
      const { numericValue, errorMessage } = audits[AUDITS[property]] ?? {};
      if (numericValue === undefined) {
        throw new Error(`Lighthouse has no ${AUDITS[property]} of ${target.name}: ${errorMessage}`);
      }
      return numericValue;
    };
    return {
      firstContentfulPaintMs: getValue("firstContentfulPaintMs"),
      largestContentfulPaintMs: getValue("largestContentfulPaintMs"),
      totalBlockingMs: getValue("totalBlockingMs"),
      layoutShift: getValue("layoutShift"),
    };
  } finally {
    await browser.close();
  }
}

/** Prepares the browser's default context, in which Lighthouse opens the page. It keeps the data of the site. */
async function prepareDefaultContext(port: number, target: PageUnderTest): Promise<void> {
  const browser = await chromium.connectOverCDP(`http://127.0.0.1:${port}`);
  try {
    const [context] = browser.contexts();
    if (!context) throw new Error("The browser has no default context");
    const page = await context.newPage();
    await preparePage(page, target);
    await page.close();
  } finally {
    await browser.close();
  }
}
