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
  return { api, logAs, log: logAs(fetch), logAttempt };
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
      message: "You have logged too many climbs in the last hour. Try again later.",
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
