import { cpus, loadavg } from "node:os";

import { chromium } from "@playwright/test";
import { findChromium } from "@topout/tooling/browser";

import { ratios, spread, median } from "../statistics.ts";
import { withServer } from "../server-under-test.ts";
import { climbInIt, fillLargeGym, ROUTES } from "./large-gym.ts";
import { type Measure, measures } from "./measures.ts";
import { openSubjects } from "./subject.ts";

const ROUNDS = 9;

/** What the hand feels in a gym of 5,000 routes, beside the same gym drawn naively and a page that has next to nothing to do. */
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
      const subjects = await openSubjects(browser, server);
      let held = true;
      for (const { name, bar, prepare, measure } of measures) {
        for (const subject of Object.values(subjects)) await prepare?.(subject);
        const figures = await inTurn(subjects, measure);
        const { ours, naive, floor } = figures;
        console.log(
          `${name}: ${spread(ours)} ms (bar ${bar}); an empty page ${spread(floor)}; ` +
            `naive ${spread(naive)}, ${spread(ratios(naive, ours), 1)} times as much`,
        );
        held = median(ours) <= bar && held;
      }
      return held;
    });
  } finally {
    await browser.close();
  }
}

type Subjects = Awaited<ReturnType<typeof openSubjects>>;

/** Turn about, so that whatever else the machine does falls on all; the first time only warms up. */
async function inTurn(subjects: Subjects, measure: Measure["measure"]) {
  const figures = { ours: [] as number[], naive: [] as number[], floor: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ["ours", "naive", "floor"] as const) {
      const figure = await measure(subjects[name]);
      if (round > 0) figures[name].push(figure);
    }
  }
  return figures;
}
