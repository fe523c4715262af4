import type { Browser } from "@playwright/test";
import { paths } from "@topout/shared/paths";
import type { Pool } from "pg";

import { withServer } from "../server-under-test.ts";
import { formatSpread, median } from "../statistics.ts";
import { insertLargeGym } from "./large-gym.ts";
import { getLimitMs, type Measurement, mapMeasurements } from "./measurements.ts";
import { ROUNDS } from "./rounds.ts";
import { openBaseline, openPath, type TestPage, toTestPage } from "./test-page.ts";

const NEW_COUNT = 200;

const STEPS = [
  { name: "What comes down", query: "" },
  { name: "What goes up", query: "?step=up" },
] as const;

/** Measures both maps of a reset that puts up 200 routes in a gym of 5,000. */
export const benchReset = (browser: Browser): Promise<boolean> =>
  withServer(insertLargeGym, async (server) => {
    const path = paths.reset(await insertReset(server.database.pool));
    let isWithinLimits = true;
    for (const { name, query } of STEPS) {
      const page = await openPath(browser, server, `${path}${query}`);
      const pages = { reset: await toTestPage(page), baseline: await openBaseline(browser) };
      for (const measurement of mapMeasurements) {
        const { reset, baseline } = await measurePages(pages, measurement);
        const limitMs = getLimitMs(measurement, baseline);
        console.log(
          `${name}: ${measurement.name}: ${formatSpread(reset)} ms (limit ${limitMs.toFixed(2)}); ` +
            `baseline ${formatSpread(baseline)}`,
        );
        isWithinLimits = median(reset) <= limitMs && isWithinLimits;
      }
      await page.close();
    }
    return isWithinLimits;
  });

/** Inserts a draft that takes down every tenth route, and makes every user a setter. Returns its id. */
async function insertReset(pool: Pool): Promise<string> {
  await pool.query("update users set route_setter = true");
  const { rows } = await pool.query<{ id: string }>(
    `insert into resets (id, gym_id, created_by)
     select gen_random_uuid(), gyms.id, users.id from gyms, users returning id`,
  );
  const id = rows[0]?.id ?? "";
  await pool.query(
    `insert into reset_strips (reset_id, route_id)
     select $1, id from routes where right(name, 1) = '0'`,
    [id],
  );
  await pool.query(
    `with added as (
       insert into routes (id, circuit_id, status, name, grade, location, style, x, y)
       select gen_random_uuid(), circuits.id, 'draft', 'N' || n, '6a+', 'The Slab', 'Slab',
         n * 0.7548776662 % 1 * 190 - 95, n * 0.5698402910 % 1 * 240 - 120
       from circuits, generate_series(1, ${NEW_COUNT}) as n returning id
     )
     insert into reset_routes (reset_id, route_id) select $1, id from added`,
    [id],
  );
  return id;
}

interface Pages {
  readonly reset: TestPage;
  readonly baseline: TestPage;
}

/** Measures both pages alternately, so that other load affects both. The first round is a warm-up. */
async function measurePages(pages: Pages, { measure }: Measurement) {
  const durations = { reset: [] as number[], baseline: [] as number[] };
  for (let round = 0; round <= ROUNDS; round++) {
    for (const name of ["reset", "baseline"] as const) {
      const durationMs = await measure(pages[name]);
      if (round > 0) durations[name].push(durationMs);
    }
  }
  return durations;
}
