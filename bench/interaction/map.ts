import type { Browser } from "@playwright/test";

import { getRatios, formatSpread, median } from "../statistics.ts";
import { withServer } from "../server-under-test.ts";
import { insertClimbs, insertLargeGym, ROUTE_COUNT } from "./large-gym.ts";
import { getLimitMs, type Measurement, measurements } from "./measurements.ts";
import { ROUNDS } from "./rounds.ts";
import { openTestPages } from "./test-page.ts";

/** Compares interactions in a gym of 5,000 routes with a naive implementation and a baseline page. */
export const benchMap = (browser: Browser): Promise<boolean> =>
  withServer(insertLargeGym, async (server) => {
    await insertClimbs(server.database.pool);
    const pages = await openTestPages(browser, server);
    console.log(`Map with ${ROUTE_COUNT} routes`);
    let isWithinLimits = true;
    for (const measurement of measurements) {
      for (const page of Object.values(pages)) await measurement.prepare?.(page);
      const { topout, naive, baseline } = await measurePages(pages, measurement);
      const limitMs = getLimitMs(measurement, baseline);
      console.log(
        `${measurement.name}: ${formatSpread(topout)} ms (limit ${limitMs.toFixed(2)}); baseline ${formatSpread(baseline)}; ` +
          `naive ${formatSpread(naive)}, ${formatSpread(getRatios(naive, topout), 1)} times as much`,
      );
      isWithinLimits = median(topout) <= limitMs && isWithinLimits;
    }
    return isWithinLimits;
  });

type TestPages = Awaited<ReturnType<typeof openTestPages>>;

/** Measures the pages alternately, so that other load affects all of them. The first round is a warm-up. */
async function measurePages(pages: TestPages, { measure }: Measurement) {
  const durations = { topout: [] as number[], naive: [] as number[], baseline: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ["topout", "naive", "baseline"] as const) {
      const durationMs = await measure(pages[name]);
      if (round > 0) durations[name].push(durationMs);
    }
  }
  return durations;
}
