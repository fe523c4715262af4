import { describe, expect, test } from "vitest";

import { createTestApi, sendJson } from "../../testing/index.ts";

const unknownGym = "0192f0c1-7a00-7000-8000-000000000404";

describe("one's own account", () => {
  test("changes in what is named, and keeps the rest", async () => {
    const api = await createTestApi();
    const { id: home_gym } = await api.given.gym();
    const { user, fetch } = await api.signIn({ about: "Slabs" });
    const change = { username: "ann-2", profile_visible: false, send_visible: false, home_gym };

    const response = await fetch("/api/users/me", sendJson("PATCH", change));

    expect(response.status).toBe(200);
    const changed = await (await fetch("/api/users/me")).json();
    expect(changed).toMatchObject({ id: user.id, about: "Slabs", ...change });
    expect(await response.json()).toEqual(changed);
  });

  test("keeps text as typed, in NFC, and takes a home gym back", async () => {
    const api = await createTestApi();
    const { id } = await api.given.gym();
    const { fetch } = await api.signIn({ home_gym: id });
    const about = "Ma\u0308rz <b>&amp;</b>\n🧗";

    const response = await fetch("/api/users/me", sendJson("PATCH", { about, home_gym: null }));

    expect(await response.json()).toMatchObject({ about: "März <b>&amp;</b>\n🧗", home_gym: null });
  });

  test("may spell its own name anew, and not take another's", async () => {
    const api = await createTestApi();
    await api.given.user({ username: "bob" });
    const { fetch } = await api.signIn({ username: "ann" });
    const rename = (username: string) => fetch("/api/users/me", sendJson("PATCH", { username }));

    expect(await (await rename("ANN")).json()).toMatchObject({ username: "ANN" });
    const refused = await rename("BoB");

    expect(refused.status).toBe(400);
    expect(await refused.json()).toMatchObject({ detail: "UPDATE_USERNAME_ALREADY_EXISTS" });
  });

  test("answers 404 for a home gym that is not there, before a name that is taken", async () => {
    const api = await createTestApi();
    await api.given.user({ username: "bob" });
    const { fetch } = await api.signIn();
    const change = { home_gym: unknownGym, username: "bob" };

    const response = await fetch("/api/users/me", sendJson("PATCH", change));

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
  ])("answers 422 for the %s %j", async (field, value) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    const response = await fetch("/api/users/me", sendJson("PATCH", { [field]: value }));

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ message: expect.stringMatching(`^${field}: `) });
  });

  test("gives a name to one of those who want it at once", async () => {
    const api = await createTestApi();
    const rivals = await Promise.all(Array.from({ length: 6 }, () => api.signIn()));

    const answers = await Promise.all(
      rivals.map(({ fetch }) => fetch("/api/users/me", sendJson("PATCH", { username: "ann" }))),
    );

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([200, 400, 400, 400, 400, 400]);
  });

  test("is nobody's to change who is not logged in", async () => {
    const api = await createTestApi();

    expect((await api.fetch("/api/users/me", sendJson("PATCH", {}))).status).toBe(401);
  });
});
