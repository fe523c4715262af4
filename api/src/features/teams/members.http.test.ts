import type { Member, User } from "@topout/shared/contract";
import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { countWaitingTransactions } from "../../testing/count-waiting-transactions.ts";
import {
  createJsonRequest,
  createTestApi,
  readJson,
  readProblem,
  sortStatuses,
} from "../../testing/index.ts";

async function setUp() {
  const api = await createTestApi();
  const gym = await api.seed.gym({ name: "Depot" });
  const join = async (username: string, role: "manager" | "setter", until?: string) => {
    const client = await api.signIn({ username });
    await api.seed.member({ user_id: client.user.id, gym_id: gym.id, role, until });
    return client;
  };
  const manager = await join("mia", "manager");
  const setter = await join("Sam", "setter", "2999-12-31");
  await join("former", "setter", "2020-01-01");
  const getPath = (id = "") => `/api/gyms/${gym.id}/members${id && `/${id}`}`;
  const change = (fetch: typeof manager.fetch, id: string, body: unknown) =>
    fetch(getPath(id), createJsonRequest("PATCH", body));
  const remove = (fetch: typeof manager.fetch, id: string) =>
    fetch(getPath(id), { method: "DELETE" });
  const list = () => readJson<Member[]>(manager.fetch(getPath()));
  return { api, gym, manager, setter, join, getPath, change, remove, list };
}

describe("the team of a gym", () => {
  test("lists its members by username, without ended roles", async () => {
    const { list, manager, setter } = await setUp();

    expect(await list()).toEqual([
      {
        user: {
          id: manager.user.id,
          username: "mia",
          display_name: null,
          has_profile_photo: false,
        },
        role: "manager",
        until: null,
        since: expect.any(String),
        invited_by: null,
      },
      {
        user: { id: setter.user.id, username: "Sam", display_name: null, has_profile_photo: false },
        role: "setter",
        until: "2999-12-31",
        since: expect.any(String),
        invited_by: null,
      },
    ]);
  });

  test("names who has invited a member", async () => {
    const { api, gym, manager, list } = await setUp();
    const { id } = await api.seed.user({ username: "bea" });
    await api.seed.member({ user_id: id, gym_id: gym.id, invited_by: manager.user.id });

    const [member] = await list();

    expect(member?.invited_by).toEqual({
      id: manager.user.id,
      username: "mia",
      display_name: null,
      has_profile_photo: false,
    });
  });
});

describe("changing a member", () => {
  test("changes the role, and keeps its end", async () => {
    const { change, manager, setter } = await setUp();

    const response = await change(manager.fetch, setter.user.id, { role: "manager" });

    expect(await readJson<Member>(response)).toMatchObject({
      role: "manager",
      until: "2999-12-31",
    });
    expect(await readJson<User>(setter.fetch("/api/users/me"))).toMatchObject({
      memberships: [{ role: "manager", until: "2999-12-31" }],
    });
  });

  test("removes the end of a role", async () => {
    const { change, manager, setter } = await setUp();

    const response = await change(manager.fetch, setter.user.id, { until: null });

    expect(await readJson<Member>(response)).toMatchObject({ role: "setter", until: null });
  });

  test("rejects a last day that is over", async () => {
    const { change, manager, setter, list } = await setUp();

    const response = await change(manager.fetch, setter.user.id, { until: "2020-01-01" });

    expect(await readProblem(response)).toMatchObject({
      status: 422,
      detail: [{ loc: ["body", "until"], msg: "Choose today or a later date" }],
    });
    expect(await list()).toHaveLength(2);
  });

  test.each(["2026-02-30", "1999-12-31", "tomorrow", 7])(
    "rejects a last day that is no date: %s",
    async (until) => {
      const { change, manager, setter } = await setUp();

      expect((await change(manager.fetch, setter.user.id, { until })).status).toBe(422);
    },
  );

  test("returns 404 for a user who is not a member", async () => {
    const { api, change, manager } = await setUp();
    const { id } = await api.seed.user();

    expect((await change(manager.fetch, id, { role: "setter" })).status).toBe(404);
  });

  test("lets one of two managers who demote each other at once remain", async () => {
    const { change, getPath, join, manager } = await setUp();
    const other = await join("max", "manager");

    const responses = await Promise.all([
      change(manager.fetch, other.user.id, { role: "setter" }),
      change(other.fetch, manager.user.id, { role: "setter" }),
    ]);

    expect(sortStatuses(responses)).toEqual([200, 403]);
    const { fetch } = responses[0]?.status === 200 ? manager : other;
    const members = await readJson<Member[]>(fetch(getPath()));
    expect(members.filter(({ role }) => role === "manager")).toHaveLength(1);
  });
});

describe("removing a member", () => {
  test("ends the role at once", async () => {
    const { api, gym, remove, manager, setter, list } = await setUp();
    const circuit = await api.seed.circuit({ gym_id: gym.id });
    const countDependents = async () => {
      const set = await api.seed.set({ circuit_id: circuit.id });
      return (await setter.fetch(`/api/sets/${set.id}/dependents`)).status;
    };
    expect(await countDependents()).toBe(200);

    expect((await remove(manager.fetch, setter.user.id)).status).toBe(204);

    expect(await countDependents()).toBe(403);
    expect(await list()).toHaveLength(1);
    expect((await remove(manager.fetch, setter.user.id)).status).toBe(404);
  });

  test("is possible for oneself, also for the last manager", async () => {
    const { remove, manager, setter } = await setUp();

    expect((await remove(setter.fetch, setter.user.id)).status).toBe(204);
    expect((await remove(manager.fetch, manager.user.id)).status).toBe(204);
  });

  test("returns 403 for a setter who removes another member", async () => {
    const { remove, manager, setter } = await setUp();

    expect((await remove(setter.fetch, manager.user.id)).status).toBe(403);
  });
});

test("a change waits for the end of a role that has not committed, and is rejected", async () => {
  const { api, gym, setter } = await setUp();
  const circuit = await api.seed.circuit({ gym_id: gym.id });
  const set = await api.seed.set({ circuit_id: circuit.id });

  const pending = await api.db.transaction(async (tx) => {
    await tx.execute(sql`delete from memberships where user_id = ${setter.user.id}`);
    const request = setter.fetch(`/api/sets/${set.id}`, { method: "DELETE" });
    await expect.poll(() => countWaitingTransactions(api.db)).toBe(1);
    // The transaction would wait for a returned promise.
    return { request };
  });

  expect((await pending.request).status).toBe(403);
});
