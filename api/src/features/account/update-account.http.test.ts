import type { User } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import {
  createTestApi,
  createJsonRequest,
  readJson,
  sortStatuses,
  UNKNOWN_ID,
} from "../../testing/index.ts";

describe("updating the account", () => {
  test("changes only the given fields", async () => {
    const api = await createTestApi();
    const { id: home_gym } = await api.seed.gym();
    const { user, fetch } = await api.signIn({ about: "Slabs" });
    const change = { username: "ann-2", profile_visible: false, send_visible: false, home_gym };

    const response = await fetch("/api/users/me", createJsonRequest("PATCH", change));

    expect(response.status).toBe(200);
    const changedUser = await (await fetch("/api/users/me")).json();
    expect(changedUser).toMatchObject({ id: user.id, about: "Slabs", ...change });
    expect(await response.json()).toEqual(changedUser);
  });

  test("changes only the given settings", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const update = async (settings: object) => {
      const response = await fetch("/api/users/me", createJsonRequest("PATCH", { settings }));
      return (await readJson<User>(response)).settings;
    };

    expect(await update({ guard_beta: true })).toEqual({ second_scale: null, guard_beta: true });
    expect(await update({ second_scale: "font" })).toEqual({
      second_scale: "font",
      guard_beta: true,
    });
    expect(await update({})).toEqual({ second_scale: "font", guard_beta: true });
    expect(await update({ second_scale: null })).toEqual({ second_scale: null, guard_beta: true });
  });

  test("stores text in NFC without other changes, and clears the home gym", async () => {
    const api = await createTestApi();
    const { id } = await api.seed.gym();
    const { fetch } = await api.signIn({ home_gym: id });
    const about = "Ma\u0308rz <b>&amp;</b>\n🧗";

    const response = await fetch(
      "/api/users/me",
      createJsonRequest("PATCH", { about, home_gym: null }),
    );

    expect(await response.json()).toMatchObject({ about: "März <b>&amp;</b>\n🧗", home_gym: null });
  });

  test("changes the case of the username, and rejects the username of another user", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "bob" });
    const { fetch } = await api.signIn({ username: "ann" });
    const rename = (username: string) =>
      fetch("/api/users/me", createJsonRequest("PATCH", { username }));

    expect(await (await rename("ANN")).json()).toMatchObject({ username: "ANN" });
    const response = await rename("BoB");

    expect(response.status).toBe(400);
    expect(await response.json()).toMatchObject({ detail: "UPDATE_USERNAME_ALREADY_EXISTS" });
  });

  test("returns 404 for an unknown home gym before it checks the username", async () => {
    const api = await createTestApi();
    await api.seed.user({ username: "bob" });
    const { fetch } = await api.signIn();
    const change = { home_gym: UNKNOWN_ID, username: "bob" };

    const response = await fetch("/api/users/me", createJsonRequest("PATCH", change));

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });

  test.each([
    ["username", ""],
    ["username", "a b"],
    ["about", "a".repeat(1_001)],
    ["about", "a\0b"],
    ["home_gym", "7"],
    ["profile_visible", "true"],
    ["settings", null],
    ["settings", { second_scale: "yds" }],
    ["settings", { guard_beta: "true" }],
  ])("rejects the %s %j with 422", async (field, value) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    const response = await fetch("/api/users/me", createJsonRequest("PATCH", { [field]: value }));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({
      message: expect.stringMatching(`^${field}[.:]`),
    });
  });

  test("accepts one of several concurrent requests for the same username", async () => {
    const api = await createTestApi();
    const users = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));

    const responses = await Promise.all(
      users.map(({ fetch }) =>
        fetch("/api/users/me", createJsonRequest("PATCH", { username: "ann" })),
      ),
    );

    expect(sortStatuses(responses)).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/users/me", createJsonRequest("PATCH", {}))).status).toBe(401);
  });
});
