import { sql } from "drizzle-orm";
import fc from "fast-check";
import { describe, expect, onTestFinished, test } from "vitest";

import { openDatabase } from "../database/database.ts";
import { createTestDatabase } from "../testing/database.ts";
import { createTokenBuckets } from "./token-buckets.ts";

const bucket = { burst: 5, perHour: 30 };
const SECONDS_PER_TOKEN = 120;

async function setUp() {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const passTime = (seconds: number) =>
    db.execute(sql`update rate_buckets set full_at = full_at - make_interval(secs => ${seconds})`);
  const otherProcess = openDatabase(url);
  onTestFinished(otherProcess.close);
  return { db, otherDb: otherProcess.db, buckets: createTokenBuckets(db), passTime };
}

describe("a token bucket", () => {
  test("has its burst at once, and then a token every two minutes", async () => {
    const { buckets, passTime } = await setUp();
    for (let n = 0; n < 5; n++) expect(await buckets.take("gym", bucket)).toBeUndefined();

    expect(await buckets.take("gym", bucket)).toBe(120);
    await passTime(115);
    expect(await buckets.take("gym", bucket)).toBeLessThanOrEqual(5);
    await passTime(5);
    expect(await buckets.take("gym", bucket)).toBeUndefined();
    expect(await buckets.take("gym", bucket)).toBeGreaterThan(100);
    expect(await buckets.take("home", bucket)).toBeUndefined();
  });

  test("gives exactly its burst to concurrent calls of several processes", async () => {
    const { buckets, otherDb } = await setUp();
    const processes = [buckets, createTokenBuckets(otherDb)];

    const waits = await Promise.all(
      processes.flatMap(({ take }) => Array.from({ length: 10 }, () => take("gym", bucket))),
    );

    expect(waits.filter((wait) => wait === undefined)).toHaveLength(5);
  });

  test("never gives more than its burst and what time has refilled", async () => {
    const { buckets, passTime } = await setUp();
    let run = 0;

    await fc.assert(
      fc.asyncProperty(
        fc.array(fc.integer({ min: 0, max: 400 }), { minLength: 1, maxLength: 20 }),
        async (pauses) => {
          const key = `run ${run++}`;
          const deviations: number[] = [];
          let tokens = bucket.burst;
          for (const seconds of pauses) {
            await passTime(seconds);
            tokens = Math.min(bucket.burst, tokens + seconds / SECONDS_PER_TOKEN);
            const wait = await buckets.take(key, bucket);
            const expectedWait = Math.max(0, (1 - tokens) * SECONDS_PER_TOKEN);
            deviations.push(Math.abs((wait ?? 0) - expectedWait));
            if (wait === undefined) tokens -= 1;
          }
          // The clock of the database also moves during the run.
          expect(Math.max(...deviations)).toBeLessThan(12);
        },
      ),
      { numRuns: 20 },
    );
  });

  test("is deleted when it is full again", async () => {
    const { db, buckets, passTime } = await setUp();
    await buckets.take("gym", bucket);
    await passTime(100);
    await buckets.take("home", bucket);
    await passTime(30);

    await buckets.deleteFull();

    const { rows } = await db.execute(sql`select key from rate_buckets`);
    expect(rows).toEqual([{ key: "home" }]);
  });
});
