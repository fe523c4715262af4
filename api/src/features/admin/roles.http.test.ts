import type { User } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  readJson,
  sortStatuses,
  type TestApi,
  UNKNOWN_ID,
} from "../../testing/index.ts";

const post = { method: "POST" };

const roleChanges = [
  ["promote", { is_superuser: true }],
  ["demote", { is_superuser: false }],
  ["promote/route_setter", { route_setter: true }],
  ["demote/route_setter", { route_setter: false }],
] as const;

const changeRole = (fetch: TestApi["fetch"], action: string, id: string) =>
  fetch(`/api/admin/users/${action}/${id}`, post);

const listAdmins = async (fetch: TestApi["fetch"]) => {
  const users = await readJson<User[]>(fetch("/api/admin/users/get_all"));
  return users.filter(({ is_superuser }) => is_superuser).map(({ username }) => username);
};

describe.each(roleChanges)("admin role change: %s", (action, role) => {
  test("changes only this role, and returns the account", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const ann = await api.signIn({ username: "ann", is_superuser: true, about: "Slabs" });
    const before = await readJson<User>(ann.fetch("/api/users/me"));

    const response = await changeRole(fetch, action, ann.user.id);

    expect(response.status).toBe(200);
    expect(await response.json()).toEqual({ ...before, ...role });
    expect(await (await ann.fetch("/api/users/me")).json()).toEqual({ ...before, ...role });
  });

  test("is idempotent", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const { id } = await api.seed.user();
    await changeRole(fetch, action, id);

    const response = await changeRole(fetch, action, id);

    expect(response.status).toBe(200);
    expect(await response.json()).toMatchObject(role);
  });

  test.each([UNKNOWN_ID, "7"])("returns 404 for the account %s", async (id) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });

    const response = await changeRole(fetch, action, id);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });
});

describe("a role", () => {
  test("takes effect on the next request", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn({ is_superuser: true });
    const ann = await api.signIn();
    const getListStatus = async () => (await ann.fetch("/api/admin/users/get_all")).status;
    expect(await getListStatus()).toBe(403);

    await changeRole(fetch, "promote", ann.user.id);
    expect(await getListStatus()).toBe(200);

    await changeRole(fetch, "demote", ann.user.id);
    expect(await getListStatus()).toBe(403);
  });
});

describe("the last admin", () => {
  test("cannot be demoted, even if inactive admins remain", async () => {
    const api = await createTestApi();
    await api.seed.user({ is_superuser: true, is_active: false });
    const { user, fetch } = await api.signIn({ is_superuser: true });

    const response = await changeRole(fetch, "demote", user.id);

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: "LAST_ADMIN" });
    expect((await fetch("/api/admin/users/get_all")).status).toBe(200);
  });

  test("can demote an inactive admin", async () => {
    const api = await createTestApi();
    const inactive = await api.seed.user({ is_superuser: true, is_active: false });
    const { fetch } = await api.signIn({ is_superuser: true });

    expect((await changeRole(fetch, "demote", inactive.id)).status).toBe(200);
  });

  test("remains when two admins demote each other concurrently", async () => {
    const api = await createTestApi();
    const first = await api.signIn({ username: "first", is_superuser: true });
    const second = await api.signIn({ username: "second", is_superuser: true });

    const responses = await Promise.all([
      changeRole(first.fetch, "demote", second.user.id),
      changeRole(second.fetch, "demote", first.user.id),
    ]);

    // The second request fails because it demotes the last admin, or because its sender is no longer an admin.
    const [accepted, rejected] = sortStatuses(responses);
    expect(accepted).toBe(200);
    expect([400, 403]).toContain(rejected);
    const remaining = responses[0]?.status === 200 ? first : second;
    expect(await listAdmins(remaining.fetch)).toHaveLength(1);
  });

  test("remains when six admins demote themselves concurrently", async () => {
    const api = await createTestApi();
    const admins = await Promise.all(
      Array.from({ length: 6 }, () => api.signIn({ is_superuser: true })),
    );

    const responses = await Promise.all(
      admins.map(({ user, fetch }) => changeRole(fetch, "demote", user.id)),
    );

    expect(sortStatuses(responses)).toEqual([200, 200, 200, 200, 200, 400]);
  });
});
