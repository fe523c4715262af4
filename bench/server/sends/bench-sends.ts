import { type ChildProcess, fork } from "node:child_process";
import { once } from "node:events";
import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { migrate, openDatabase } from "@topout/api/bench";
import { startPostgres } from "@topout/embedded-postgres";
import { stopProcess } from "@topout/tooling/launch-program";
import type { Pool } from "pg";

import { formatPercent, formatSpread, getRatios, median } from "../../statistics.ts";
import { insertGym } from "../insert-gym.ts";
import { measureAlternately } from "../measure.ts";
import type { Climber, SendOptions } from "./sender.ts";

const PROCESS_COUNT = 4;
const CLIMBERS_PER_PROCESS = 4;
const WINDOW_MS = 4_000;
/** More than the sends of a climber in a window. */
const DAYS_PER_WINDOW = 2_000;
const ROUNDS = 5;
const MIN_RATIO = 0.8;

/**
 * Compares the first sends of a day that four processes log with the same statements without what all sends share: the
 * feed that they enter, and the notifications of other processes.
 */
export async function benchSends(): Promise<boolean> {
  const resources = new AsyncDisposableStack();
  try {
    const measure = await startSenders(resources);
    const results = await measureAlternately(
      { topout: () => measure(true), baseline: () => measure(false) },
      ROUNDS,
    );
    const ratios = getRatios(results.topout, results.baseline);
    console.log(
      `First sends of a day, ${PROCESS_COUNT} processes: ${formatSpread(results.topout, 0)} a second, ` +
        `${formatSpread(results.baseline, 0)} without the feed and notifications: ${formatPercent(ratios)} (limit ${MIN_RATIO * 100} %)`,
    );
    return median(ratios) >= MIN_RATIO;
  } finally {
    await resources.disposeAsync();
  }
}

/** Starts the processes and their database. Returns a function that measures the sends a second of all processes. */
async function startSenders(resources: AsyncDisposableStack) {
  const { url, pool } = await startDatabase(resources);
  const route = await readRoute(pool);
  const senders: { child: ChildProcess; climbers: Climber[] }[] = [];
  for (let n = 0; n < PROCESS_COUNT; n++) {
    const child = fork(join(import.meta.dirname, "sender.ts"));
    resources.defer(() => stopProcess(child));
    senders.push({ child, climbers: await insertClimbers(pool) });
  }
  let firstDay = 0;

  return async (isWithFeed: boolean): Promise<number> => {
    const change = isWithFeed ? "enable" : "disable";
    await pool.query(`alter table activities ${change} trigger activities_await_feed`);
    firstDay += DAYS_PER_WINDOW;
    const options = { url, route, firstDay, isNotifying: isWithFeed, durationMs: WINDOW_MS };
    const rates = await Promise.all(
      senders.map(({ child, climbers }) => measureSends(child, { ...options, climbers })),
    );
    return rates.reduce((sum, rate) => sum + rate);
  };
}

async function startDatabase(resources: AsyncDisposableStack) {
  const folder = await mkdtemp(join(tmpdir(), "topout-bench-"));
  resources.defer(() => rm(folder, { recursive: true, force: true }));
  const { url, stop } = await startPostgres(folder);
  resources.defer(stop);
  await migrate(url);
  const { pool, close } = openDatabase(url, { maxConnections: 1 });
  resources.defer(close);
  await insertGym(pool);
  return { url, pool };
}

async function measureSends(child: ChildProcess, options: SendOptions): Promise<number> {
  const response = once(child, "message");
  child.send(options);
  const [rate] = (await response) as [number];
  return rate;
}

async function readRoute(pool: Pool): Promise<string> {
  const { rows } = await pool.query<{ id: string }>("select id from routes limit 1");
  return rows[0]?.id ?? "";
}

/** Inserts the climbers of a process, who are signed in. */
async function insertClimbers(pool: Pool): Promise<Climber[]> {
  const { rows } = await pool.query<Climber>(
    `with climbers as (
       insert into users (id, username, email, password_hash)
       select id, 'sender-' || id, id || '@bench.example', 'none'
       from (select gen_random_uuid() as id from generate_series(1, $1::int)) as ids
       returning id
     )
     insert into sessions (id, user_id, expires_at)
     select gen_random_uuid(), id, now() + interval '1 day' from climbers
     returning user_id as id, id as "sessionId"`,
    [CLIMBERS_PER_PROCESS],
  );
  return rows;
}
