import { cpus, loadavg } from "node:os";

import { chromium } from "@playwright/test";
import { findChromium } from "@topout/tooling/browser";

import { ratios, spread, median } from "../statistics.ts";
import { withServer } from "../server-under-test.ts";
import { climbInIt, fillLargeGym, ROUTES } from "./large-gym.ts";
import { measures } from "./measures.ts";
import { openSubjects } from "./subject.ts";

const ROUNDS = 5;

/** What the hand feels in a gym of 5,000 routes, beside the same gym drawn naively. */
export async function interactionBench(): Promise<boolean> {
  const browser = await chromium.launch({
    executablePath: await findChromium(),
    args: ["--no-sandbox", "--disable-gpu", "--disable-quic", "--disable-background-networking"],
  });
  try {
    const [processor] = cpus();
    console.log(
      `Interaction, on ${cpus().length} × ${processor?.model.trim()}, Chromium ${browser.version()}, ` +
        `load ${loadavg()[0]?.toFixed(1)}: ${ROUTES} routes. Medians of ${ROUNDS} rounds, in brackets the middle half`,
    );
    return await withServer(fillLargeGym, async (server) => {
      await climbInIt(server.database.pool);
      const { ours, naive } = await openSubjects(browser, server);
      let held = true;
      for (const { name, bar, measure } of measures) {
        const figures: { ours: number[]; naive: number[] } = { ours: [], naive: [] };
        await measure(ours);
        await measure(naive);
        for (let round = 0; round < ROUNDS; round++) {
          figures.ours.push(await measure(ours));
          figures.naive.push(await measure(naive));
        }
        console.log(
          `${name}: ${spread(figures.ours)} ms (bar ${bar}), naive ${spread(figures.naive)}, ` +
            `${spread(ratios(figures.naive, figures.ours), 1)} times as much`,
        );
        held = median(figures.ours) <= bar && held;
      }
      return held;
    });
  } finally {
    await browser.close();
  }
}
