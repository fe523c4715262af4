import type { User } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";
const post = { method: "POST" };

const calls = [
  ["promote", { is_superuser: true }],
  ["demote", { is_superuser: false }],
  ["promote/route_setter", { route_setter: true }],
  ["demote/route_setter", { route_setter: false }],
] as const;

const ask = (fetch: TestApi["fetch"], call: string, id: string) =>
  fetch(`/api/admin/users/${call}/${id}`, post);

const admins = async (fetch: TestApi["fetch"]) => {
  const users = (await (await fetch("/api/admin/users/get_all")).json()) as User[];
  return users.filter(({ is_superuser }) => is_superuser).map(({ username }) => username);
};

describe.each(calls)("an admin's call to %s somebody", (call, role) => {
  test("answers with the account as it is then, and changes nothing else", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const ann = await api.signIn({ username: "ann", is_superuser: true, about: "Slabs" });
    const before = (await (await ann.fetch("/api/users/me")).json()) as User;

    const response = await ask(fetch, call, ann.user.id);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...before, ...role });
    expect(await (await ann.fetch("/api/users/me")).json()).toEqual({ ...before, ...role });
  });

  test("may be repeated", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const { id } = await api.given.user();
    await ask(fetch, call, id);

    const response = await ask(fetch, call, id);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(role);
  });

  test.each([unknown, "7"])("is 404 for the account %s", async (id) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });

    const response = await ask(fetch, call, id);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });

  test.each([
    ["an anonymous visitor", undefined, 401],
    ["a climber", {}, 403],
    ["a setter", { route_setter: true }, 403],
  ])("is refused to %s", async (_who, roles, status) => {
    const api = await createTestApi();
    const { id } = await api.given.user();
    const fetch = roles ? (await api.signIn(roles)).fetch : api.anonymously;

    expect((await ask(fetch, call, id)).status).toBe(status);
  });
});

describe("a role", () => {
  test("counts at the very next call, given or taken", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const ann = await api.signIn();
    const seesAccounts = async () => (await ann.fetch("/api/admin/users/get_all")).status;
    expect(await seesAccounts()).toBe(403);

    await ask(fetch, "promote", ann.user.id);
    expect(await seesAccounts()).toBe(200);

    await ask(fetch, "demote", ann.user.id);
    expect(await seesAccounts()).toBe(403);
  });
});

describe("the last admin", () => {
  test("cannot be demoted, not by itself and however many are asleep", async () => {
    const api = await createTestApi();
    await api.given.user({ is_superuser: true, is_active: false });
    const { user, fetch } = await api.signIn({ is_superuser: true });

    const response = await ask(fetch, "demote", user.id);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: "LAST_ADMIN" });
    expect((await fetch("/api/admin/users/get_all")).status).toBe(200);
  });

  test("does not keep one that is asleep from being demoted", async () => {
    const api = await createTestApi();
    const asleep = await api.given.user({ is_superuser: true, is_active: false });
    const { fetch } = await api.signIn({ is_superuser: true });

    expect((await ask(fetch, "demote", asleep.id)).status).toBe(200);
  });

  test("is left by those who demote each other at once", async () => {
    const api = await createTestApi();
    const first = await api.signIn({ username: "first", is_superuser: true });
    const second = await api.signIn({ username: "second", is_superuser: true });

    const answers = await Promise.all([
      ask(first.fetch, "demote", second.user.id),
      ask(second.fetch, "demote", first.user.id),
    ]);

    // Whoever comes late is refused by the rule, or is no admin any more.
    const [done, refused] = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(done).toBe(200);
    expect([400, 403]).toContain(refused);
    const left = answers[0]?.status === 200 ? first : second;
    expect(await admins(left.fetch)).toHaveLength(1);
  });

  test("is left by six who all go at once", async () => {
    const api = await createTestApi();
    const crowd = await Promise.all(
      Array.from({ length: 6 }, () => api.signIn({ is_superuser: true })),
    );

    const answers = await Promise.all(
      crowd.map(({ user, fetch }) => ask(fetch, "demote", user.id)),
    );

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 200, 200, 200, 200, 400]);
  });
});
