import { brotliDecompressSync, gunzipSync } from "node:zlib";

import type { Route } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../testing/index.ts";
import { startSecondInstance } from "../testing/start-second-instance.ts";

const path = "/api/routes/get_all";
const unknown = "0192f0c1-7a00-7000-8000-000000000404";

type Fetch = TestApi["fetch"];

const countOf = async (fetch: Fetch) => {
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
    const bytes = async (response: Response | undefined) =>
      Buffer.from((await response?.arrayBuffer()) ?? new ArrayBuffer(0));

    const content = await bytes(plain);
    expect(JSON.parse(content.toString())).toHaveLength(20);
    expect(gunzipSync(await bytes(gzip))).toEqual(content);
    expect(brotliDecompressSync(await bytes(br))).toEqual(content);
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
      const address = template.replace("{gym}", id);

      const response = await api.fetch(address);

      const headers = { "if-none-match": response.headers.get("etag") ?? "" };
      expect((await api.fetch(address, { headers })).status).toBe(304);
    },
  );

  test("show a climb immediately, and soon after in another process", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const other = await startSecondInstance(api);
    const { fetch } = await api.signIn();
    expect([await countOf(fetch), await countOf(other)]).toEqual([0, 0]);

    await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });

    expect(await countOf(fetch)).toBe(1);
    await expect.poll(() => countOf(other)).toBe(1);
  });

  test("are rebuilt after a notification in an unknown format", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    expect(await countOf(api.fetch)).toBe(0);
    const { user } = await api.signIn();
    // Insert a send without a notification.
    await api.db.execute(sql`
      with day as (
        insert into activities (id, user_id, gym_id, day, time)
        select ${unknown}, ${user.id}, gym_id, now(), now() from circuits returning id
      )
      insert into climbs (id, route_id, user_id, activity_id, sent, time)
      select ${unknown}, ${route.id}, ${user.id}, day.id, true, now() from day`);
    expect(await countOf(api.fetch)).toBe(0);

    await api.db.execute(sql`select pg_notify('topout_changes', 'something new')`);

    await expect.poll(() => countOf(api.fetch)).toBe(1);
  });

  test("are never stale while the listening connection is down", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const other = await startSecondInstance(api);
    expect(await countOf(other)).toBe(0);
    await api.db.execute(sql`
      select pg_terminate_backend(pid) from pg_stat_activity
      where datname = current_database() and query like 'LISTEN%'`);
    await expect.poll(() => countListeners(api)).toBe(0);
    const { fetch } = await api.signIn();

    for (const count of [1, 2, 3]) {
      await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });
      expect(await countOf(other)).toBe(count);
    }

    await expect.poll(() => countListeners(api), { timeout: 5_000 }).toBe(2);
    await fetch(`/api/climbs/me/add_send/${route.id}`, { method: "POST" });
    await expect.poll(() => countOf(other)).toBe(4);
  });
});

/** The number of listening connections. */
async function countListeners({ db }: TestApi) {
  const { rows } = await db.execute<{ count: number }>(sql`
    select count(*)::int as count from pg_stat_activity
    where datname = current_database() and query like 'LISTEN%'`);
  return rows[0]?.count;
}
