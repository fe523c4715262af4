import type { User } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  getAccessToken,
  logIn,
  readJson,
  sortStatuses,
  UNKNOWN_ID,
} from "../../testing/index.ts";

const post = { method: "POST" };

async function setUp() {
  const api = await createTestApi();
  const admin = await api.signIn({ username: "admin", is_superuser: true });
  const ann = await api.signIn({ username: "ann", about: "Slabs" });
  const change = (call: "deactivate" | "reactivate", id: string) =>
    admin.fetch(`/api/admin/users/${call}/${id}`, post);
  const getOwnStatus = async () => (await ann.fetch("/api/users/me")).status;
  return { api, admin, ann, change, getOwnStatus };
}

describe("deactivating an account", () => {
  test("ends its sessions, and rejects its login like an unknown account", async () => {
    const { api, ann, change, getOwnStatus } = await setUp();
    const before = await readJson<User>(ann.fetch("/api/users/me"));
    const other = api.fetchAs(await getAccessToken(api, ann.user.email));

    const response = await change("deactivate", ann.user.id);

    expect(response.status).toBe(200);
    expect(await readJson<User>(response)).toEqual({ ...before, is_active: false });
    expect(await getOwnStatus()).toBe(401);
    expect((await other("/api/users/me")).status).toBe(401);
    const login = await logIn(api, ann.user.email);
    expect(login.status).toBe(400);
    expect(await readJson(login)).toMatchObject({ detail: "LOGIN_BAD_CREDENTIALS" });
  });

  test("is idempotent", async () => {
    const { ann, change } = await setUp();
    await change("deactivate", ann.user.id);

    const response = await change("deactivate", ann.user.id);

    expect(response.status).toBe(200);
    expect(await readJson<User>(response)).toMatchObject({ is_active: false });
  });

  test("is rejected for the last admin, who stays signed in", async () => {
    const { admin, change } = await setUp();

    const response = await change("deactivate", admin.user.id);

    expect(response.status).toBe(400);
    expect(await readJson(response)).toMatchObject({ detail: "LAST_ADMIN" });
    expect((await admin.fetch("/api/users/me")).status).toBe(200);
  });

  test("leaves one admin when two admins deactivate each other concurrently", async () => {
    const { api, admin } = await setUp();
    const second = await api.signIn({ username: "second", is_superuser: true });

    const responses = await Promise.all([
      admin.fetch(`/api/admin/users/deactivate/${second.user.id}`, post),
      second.fetch(`/api/admin/users/deactivate/${admin.user.id}`, post),
    ]);

    const [accepted, rejected] = sortStatuses(responses);
    expect(accepted).toBe(200);
    // The second request fails because its session has ended, or because it would deactivate the last admin.
    expect([400, 401]).toContain(rejected);
  });
});

describe("reactivating an account", () => {
  test("lets the user sign in again, but does not restore sessions", async () => {
    const { api, ann, change, getOwnStatus } = await setUp();
    await change("deactivate", ann.user.id);

    const response = await change("reactivate", ann.user.id);

    expect(response.status).toBe(200);
    expect(await readJson<User>(response)).toMatchObject({ username: "ann", is_active: true });
    expect(await getOwnStatus()).toBe(401);
    const fetch = api.fetchAs(await getAccessToken(api, ann.user.email));
    expect(await readJson<User>(fetch("/api/users/me"))).toMatchObject({ about: "Slabs" });
  });

  test("is idempotent, and keeps the sessions of an active account", async () => {
    const { ann, change, getOwnStatus } = await setUp();

    expect((await change("reactivate", ann.user.id)).status).toBe(200);

    expect(await getOwnStatus()).toBe(200);
  });
});

test.each(["deactivate", "reactivate"] as const)(
  "%s returns 404 for an unknown id",
  async (call) => {
    const { change } = await setUp();

    expect((await change(call, UNKNOWN_ID)).status).toBe(404);
    expect((await change(call, "7")).status).toBe(404);
  },
);
