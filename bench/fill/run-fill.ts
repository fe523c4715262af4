import { parseArgs } from "node:util";

import { migrate, readConfig, reuseOrStartDatabase } from "@topout/api/bench";

import { fillDatabase } from "./fill-database.ts";
import { BUSY_GYMS, getRowCounts, type Scale } from "./scale.ts";

/** 2 million climbs have 260,000 activities, unless `--activities` is set. */
const ACTIVITIES_PER_CLIMB = 0.13;

/** Fills the empty database in DATABASE_URL or, without that variable, in DATA_DIR. */
export async function runFill(args: readonly string[]): Promise<void> {
  const scale = parseScale(args);
  const { url, stop } = await reuseOrStartDatabase(readConfig(process.env), { canCreate: true });
  try {
    await migrate(url);
    const startedAt = performance.now();
    await fillDatabase(url, scale);
    const { routes, activities } = getRowCounts(scale);
    const seconds = (performance.now() - startedAt) / 1_000;
    console.log(
      `Inserted ${scale.gyms} gyms, ${routes} routes, ${scale.users} users, ${scale.climbs} climbs and ${activities} activities in ${seconds.toFixed(0)} s`,
    );
  } finally {
    await stop();
  }
}

function parseScale(args: readonly string[]): Scale {
  const { values } = parseArgs({
    args: [...args],
    options: {
      gyms: { type: "string", default: "50" },
      users: { type: "string", default: "20000" },
      climbs: { type: "string", default: "2000000" },
      activities: { type: "string" },
    },
  });
  const climbs = Number(values.climbs);
  const users = Number(values.users);
  const scale = {
    ...BUSY_GYMS,
    gyms: Number(values.gyms),
    users,
    climbers: users,
    climbs,
    activities: Number(values.activities ?? Math.ceil(ACTIVITIES_PER_CLIMB * climbs)),
  };
  if (Object.values(scale).every((value) => Number.isSafeInteger(value) && value > 0)) return scale;
  throw new Error("--gyms, --users, --climbs and --activities must be positive whole numbers");
}
