import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { Route } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi, UNKNOWN_ID } from "../testing/index.ts";
import { startSecondInstance } from "../testing/start-second-instance.ts";

const path = "/api/routes/get_all";

type Fetch = TestApi["fetch"];

/** Reads the number of sends of the only route. */
const readClimbCount = async (fetch: Fetch) => {
  const [route] = (await (await fetch(path)).json()) as Route[];
  return route?.climb_count;
};

describe("public lists", () => {
  test("have the same content in every encoding", async () => {
    const api = await createTestApi();
    const set = await api.seed.set();
    for (let n = 0; n < 20; n++) await api.seed.route({ set_id: set.id });
    const { fetch } = await api.signIn();
    const read = (encoding: string) => fetch(path, { headers: { "accept-encoding": encoding } });

    const [plain, gzip, br] = await Promise.all(["identity", "gzip", "gzip, br"].map(read));
    const readBytes = async (response: Response | undefined) =>
      Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

    const content = await readBytes(plain);
    expect(JSON.parse(content.toString())).toHaveLength(20);
    expect(gunzipSync(await readBytes(gzip))).toEqual(content);
    expect(brotliDecompressSync(await readBytes(br))).toEqual(content);
    expect([plain, gzip, br].map((response) => response?.headers.get("content-encoding"))).toEqual([
      null,
      "gzip",
      "br",
    ]);
    expect(br?.headers.get("vary")).toBe("Accept-Encoding");
    expect(br?.headers.get("content-type")).toBe("application/json; charset=utf-8");
  });

  test("return 304 until a send changes them", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { fetch } = await api.signIn();
    const etag = (await fetch(path)).headers.get("etag") ?? "";
    const getStatus = async () =>
      (await fetch(path, { headers: { "if-none-match": etag } })).status;

    expect(await getStatus()).toBe(304);
    await fetch(`/api/climbs/me/add_attempt/${route.id}`, { method: "POST" });
    expect(await getStatus()).toBe(304);
    await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });
    expect(await getStatus()).toBe(200);
  });

  test.each(["/api/gyms", "/api/circuits/{gym}", "/api/sets/{gym}"])(
    "have an ETag: %s",
    async (template) => {
      const api = await createTestApi();
      const { id } = await api.seed.gym();
      const gymPath = template.replace("{gym}", id);

      const response = await api.fetch(gymPath);

      const headers = { "if-none-match": response.headers.get("etag") ?? "" };
      expect((await api.fetch(gymPath, { headers })).status).toBe(304);
    },
  );

  test("contain a new send immediately, and shortly after in another process", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const other = await startSecondInstance(api);
    const { fetch } = await api.signIn();
    expect([await readClimbCount(fetch), await readClimbCount(other)]).toEqual([0, 0]);

    await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });

    expect(await readClimbCount(fetch)).toBe(1);
    await expect.poll(() => readClimbCount(other)).toBe(1);
  });

  test("are rebuilt after a notification in an unknown format", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    expect(await readClimbCount(api.fetch)).toBe(0);
    const { user } = await api.signIn();
    // Insert a send without a notification.
    await api.db.execute(sql`
      with day as (
        insert into activities (id, user_id, gym_id, day, time)
        select ${UNKNOWN_ID}, ${user.id}, gym_id, now(), now() from circuits returning id
      )
      insert into climbs (id, route_id, user_id, activity_id, sent, time)
      select ${UNKNOWN_ID}, ${route.id}, ${user.id}, day.id, true, now() from day`);
    expect(await readClimbCount(api.fetch)).toBe(0);

    await api.db.execute(sql`select pg_notify('topout_changes', 'something new')`);

    await expect.poll(() => readClimbCount(api.fetch)).toBe(1);
  });

  test("are never stale while the listening connection is down", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const other = await startSecondInstance(api);
    expect(await readClimbCount(other)).toBe(0);
    await api.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'`);
    await expect.poll(() => countListeners(api)).toBe(0);
    const { fetch } = await api.signIn();

    for (const count of [1, 2, 3]) {
      await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });
      expect(await readClimbCount(other)).toBe(count);
    }

    await expect.poll(() => countListeners(api), { timeout: 5_000 }).toBe(2);
    await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });
    await expect.poll(() => readClimbCount(other)).toBe(4);
  });
});

/** Counts the connections that listen for notifications. */
async function countListeners({ db }: TestApi) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`);
  return rows[0]?.count;
}
