import { cpus, loadavg } from "node:os";

import { launchBrowser } from "../launch-browser.ts";
import { getRatios, formatSpread, median } from "../statistics.ts";
import { withServer } from "../server-under-test.ts";
import { insertClimbs, insertLargeGym, ROUTE_COUNT } from "./large-gym.ts";
import { type Measurement, measurements } from "./measurements.ts";
import { openTestPages } from "./test-page.ts";

const ROUNDS = 9;

/** Compares interactions in a gym of 5,000 routes with a naive implementation and a baseline page. */
export async function benchInteraction(): Promise<boolean> {
  const browser = await launchBrowser();
  try {
    const [cpu] = cpus();
    console.log(
      `Interaction, on ${cpus().length} × ${cpu?.model.trim()}, Chromium ${browser.version()}, ` +
        `load ${loadavg()[0]?.toFixed(1)}: ${ROUTE_COUNT} routes. Medians of ${ROUNDS} rounds, with the interquartile range in brackets`,
    );
    return await withServer(insertLargeGym, async (server) => {
      await insertClimbs(server.database.pool);
      const pages = await openTestPages(browser, server);
      let isWithinLimits = true;
      for (const { name, limitMs, prepare, measure } of measurements) {
        for (const page of Object.values(pages)) await prepare?.(page);
        const durations = await measurePages(pages, measure);
        const { topout, naive, baseline } = durations;
        console.log(
          `${name}: ${formatSpread(topout)} ms (limit ${limitMs}); baseline ${formatSpread(baseline)}; ` +
            `naive ${formatSpread(naive)}, ${formatSpread(getRatios(naive, topout), 1)} times as much`,
        );
        isWithinLimits = median(topout) <= limitMs && isWithinLimits;
      }
      return isWithinLimits;
    });
  } finally {
    await browser.close();
  }
}

type TestPages = Awaited<ReturnType<typeof openTestPages>>;

/** Measures the pages alternately, so that other load affects all of them. The first round is a warm-up. */
async function measurePages(pages: TestPages, measure: Measurement["measure"]) {
  const durations = { topout: [] as number[], naive: [] as number[], baseline: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ["topout", "naive", "baseline"] as const) {
      const durationMs = await measure(pages[name]);
      if (round > 0) durations[name].push(durationMs);
    }
  }
  return durations;
}
