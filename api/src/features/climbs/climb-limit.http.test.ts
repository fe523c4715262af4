import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { createTestApi, createJsonRequest } from "../../testing/index.ts";

const LIMIT = 3;

async function setUp() {
  const limits = { ...DEFAULT_LIMITS, climbsPerUser: LIMIT };
  const api = await createTestApi({ config: { limits } });
  const route = await api.seed.route();
  const logAs = (fetch: typeof api.fetch) => (id?: string) =>
    fetch(`/api/climbs/me/add_send/${route.id}`, createJsonRequest("POST", { id }));
  const { fetch } = await api.signIn();
  const logAttempt = () =>
    fetch(`/api/climbs/me/add_attempt/${route.id}`, createJsonRequest("POST", {}));
  return { api, fetch, logAs, log: logAs(fetch), logAttempt };
}

/** Logs the climbs until the server rejects one. Removes the accepted ones from `pending`. */
async function replay(log: (id: string) => Promise<Response>, pending: string[]) {
  for (let accepted = 0; pending[0] !== undefined; accepted++) {
    const response = await log(pending[0]);
    if (response.status === 429) {
      return { accepted, retryAfterSeconds: Number(response.headers.get("retry-after")) };
    }
    expect(response.status).toBe(201);
    pending.shift();
  }
  return { accepted: 0, retryAfterSeconds: 0 };
}

describe("the hourly limit of climbs", () => {
  test("rejects a further climb, with the time to wait", async () => {
    const { api, log, logAs } = await setUp();
    for (let count = 0; count < LIMIT; count++) expect((await log()).status).toBe(201);

    const rejected = await log();

    expect(rejected.status).toBe(429);
    expect(Number(rejected.headers.get("retry-after"))).toBeGreaterThan(3_000);
    expect(await rejected.json()).toMatchObject({
      detail: "RATE_LIMITED",
      message: expect.stringMatching(
        /^You have logged a lot of climbs in the last hour\. Try again in \d+ minutes\.$/,
      ),
    });
    const other = await api.signIn();
    expect((await logAs(other.fetch)()).status).toBe(201);
  });

  test("counts attempts and sends together", async () => {
    const { log, logAttempt } = await setUp();
    for (let count = 0; count < LIMIT; count++) await log();

    const rejected = await logAttempt();

    expect(rejected.status).toBe(429);
    expect(await rejected.json()).toMatchObject({ detail: "RATE_LIMITED" });
  });

  test("does not count a repeated climb", async () => {
    const { log } = await setUp();
    const id = uuidv7();
    for (let count = 0; count < LIMIT; count++) await log(id);

    expect((await log(id)).status).toBe(200);
    expect((await log()).status).toBe(201);
  });

  test("accepts all climbs of a client that was offline, if it waits for Retry-After", async () => {
    const { api, fetch, log } = await setUp();
    const ids = Array.from({ length: 8 }, () => uuidv7());
    const pending = [...ids];
    const acceptedCounts: number[] = [];
    const retryDelays: number[] = [];

    // The outbox of the app also logs climbs in order, and waits for Retry-After after a 429.
    for (let round = 0; pending.length > 0 && round < ids.length; round++) {
      const { accepted, retryAfterSeconds } = await replay(log, pending);
      acceptedCounts.push(accepted);
      retryDelays.push(retryAfterSeconds);
      await api.db.execute(
        sql`update rate_counts set window_start = window_start - ${retryAfterSeconds} * interval '1 second'`,
      );
    }

    expect(Math.max(...acceptedCounts)).toBe(LIMIT);
    expect(Math.max(...retryDelays)).toBeLessThanOrEqual(7_200);
    const climbs = (await (await fetch("/api/climbs/me")).json()) as { id: string }[];
    expect(climbs.map(({ id }) => id).toSorted()).toEqual(ids);
  });

  test("accepts the rejected climb later", async () => {
    const { api, log } = await setUp();
    const id = uuidv7();
    for (let count = 0; count < LIMIT; count++) await log();
    expect((await log(id)).status).toBe(429);

    await api.db.execute(
      sql`update rate_counts set window_start = window_start - interval '62 minutes'`,
    );

    expect((await log(id)).status).toBe(201);
  });
});
