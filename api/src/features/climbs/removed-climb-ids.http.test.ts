import type { Climb } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { v7 as uuidv7 } from "uuid";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, createJsonRequest, sortStatuses } from "../../testing/index.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { deleteExpiredRemovedClimbIds, MAX_REMOVED_IDS_PER_USER } from "./removed-climb-ids.ts";

async function setUp() {
  const api = await createTestApi();
  const { id: route } = await api.seed.route();
  const signIn = async () => {
    const { user, fetch } = await api.signIn();
    return {
      user,
      fetch,
      log: (kind: "send" | "attempt", id: string) =>
        fetch(`/api/climbs/me/add_${kind}/${route}`, createJsonRequest("POST", { id })),
      remove: (id: string) => fetch(`/api/climbs/me/${id}`, { method: "DELETE" }),
      listOwnClimbs: () => readJson<Climb[]>(fetch("/api/climbs/me")),
    };
  };
  const countRemovedIds = async () => {
    const { rows } = await api.db.execute(
      sql`select count(*)::int as count from removed_climb_ids`,
    );
    return rows[0]?.["count"];
  };
  return { api, signIn, countRemovedIds, ann: await signIn() };
}

describe("removing a climb before a request logs it", () => {
  test.each(["send", "attempt"] as const)("rejects the %s that arrives later", async (kind) => {
    const { ann } = await setUp();
    const id = uuidv7();

    expect((await ann.remove(id.toUpperCase())).status).toBe(404);
    const rejected = await ann.log(kind, id);

    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toEqual({
      detail: "CONFLICT",
      message: "This climb was removed.",
    });
    expect(await ann.listOwnClimbs()).toEqual([]);
  });

  test("does not affect other ids or other users", async () => {
    const { ann, signIn } = await setUp();
    const bob = await signIn();
    const id = uuidv7();

    await ann.remove(id);

    expect((await ann.log("send", uuidv7())).status).toBe(201);
    expect((await bob.log("send", id)).status).toBe(201);
  });

  test("does not count towards the limit of climbs", async () => {
    const { api, ann } = await setUp();
    const id = uuidv7();
    await ann.remove(id);

    await ann.log("send", id);

    const { rows } = await api.db.execute(
      sql`select * from rate_counts where key like 'climbsPerUser:%'`,
    );
    expect(rows).toEqual([]);
  });

  test("leaves no climb if both requests arrive at once", async () => {
    const { ann } = await setUp();
    const ids = Array.from({ length: 20 }, () => uuidv7());

    const outcomes = await Promise.all(
      ids.map(async (id) => {
        const [removed, logged] = await Promise.all([ann.remove(id), ann.log("send", id)]);
        return `${removed.status} ${logged.status}`;
      }),
    );

    for (const outcome of outcomes) expect(["204 201", "404 409"]).toContain(outcome);
    expect(await ann.listOwnClimbs()).toEqual([]);
  });

  test("rejects the repetition of a request that logged the climb, if it arrives after the removal", async () => {
    const { ann } = await setUp();
    const id = uuidv7();
    await ann.log("send", id);

    expect((await ann.remove(id)).status).toBe(204);

    expect((await ann.log("send", id)).status).toBe(409);
    expect(await ann.listOwnClimbs()).toEqual([]);
  });
});

describe("the removed ids of a user", () => {
  test("are stored once for each id", async () => {
    const { ann, countRemovedIds } = await setUp();
    const id = uuidv7();

    const responses = await Promise.all(Array.from({ length: 5 }, () => ann.remove(id)));

    expect(sortStatuses(responses)).toEqual([404, 404, 404, 404, 404]);
    expect(await countRemovedIds()).toBe(1);
  });

  test("are limited to the newest", async () => {
    const { api, ann, signIn, countRemovedIds } = await setUp();
    const bob = await signIn();
    await bob.remove(uuidv7());
    const oldest = uuidv7();
    await ann.remove(oldest);
    await api.db.execute(sql`
      insert into removed_climb_ids (user_id, climb_id)
      select ${ann.user.id}, gen_random_uuid() from generate_series(2, ${MAX_REMOVED_IDS_PER_USER})`);
    await api.db.execute(sql`
      update removed_climb_ids set removed_at = now() - interval '1 hour' where climb_id = ${oldest}`);
    const newest = uuidv7();

    await ann.remove(newest);

    expect(await countRemovedIds()).toBe(MAX_REMOVED_IDS_PER_USER + 1);
    expect((await ann.log("send", newest)).status).toBe(409);
    expect((await ann.log("send", oldest)).status).toBe(201);
  });

  test("expire after 30 days", async () => {
    const { api, ann } = await setUp();
    const [expired, recent] = [uuidv7(), uuidv7()];
    await ann.remove(expired);
    await ann.remove(recent);
    await api.db.execute(sql`
      update removed_climb_ids
      set removed_at = now() - interval '30 days' + interval '1 minute'
        * (case when climb_id = ${expired} then -1 else 1 end)`);

    await deleteExpiredRemovedClimbIds(api.db);

    expect((await ann.log("send", expired)).status).toBe(201);
    expect((await ann.log("send", recent)).status).toBe(409);
  });

  test("are removed with the account", async () => {
    const { ann, countRemovedIds } = await setUp();
    await ann.remove(uuidv7());

    expect((await deleteAccount(ann.fetch)).status).toBe(204);

    expect(await countRemovedIds()).toBe(0);
  });
});
