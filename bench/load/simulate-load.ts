import { getFreePort } from "@topout/api/free-port";
import lighthouse from "lighthouse";

import { launchBrowser } from "../launch-browser.ts";

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
export async function simulateLoad(url: string): Promise<SimulatedLoad> {
  const port = await getFreePort();
  const browser = await launchBrowser([`--remote-debugging-port=${port}`]);
  try {
    const result = await lighthouse(url, {
      port,
      onlyAudits: Object.values(AUDITS),
      logLevel: "error",
    });
    const audits = result?.lhr.audits ?? {};
    const getValue = (property: keyof SimulatedLoad) => {
      const { numericValue, errorMessage } = audits[AUDITS[property]] ?? {};
      if (numericValue === undefined) {
        throw new Error(`Lighthouse has no ${AUDITS[property]} of ${url}: ${errorMessage}`);
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
