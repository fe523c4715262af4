import { describe, expect, test } from "vitest";

import { DEFAULT_LIMITS } from "../../auth/rate-limits.ts";
import { createTestApi, createJsonRequest } from "../../testing/index.ts";

async function setUp() {
  const limits = { ...DEFAULT_LIMITS, usernameChecksPerIpAddress: 2 };
  return createTestApi({ config: { limits } });
}

describe("the limit of username look-ups", () => {
  test.each([
    ["get_public", "/api/users/get_public/nobody"],
    ["get_climbs", "/api/users/get_climbs/nobody"],
    ["get_stats", "/api/users/get_stats/nobody"],
  ])("counts unknown names of %s", async (_title, path) => {
    const { fetchAnonymously } = await setUp();
    for (let count = 0; count < 2; count++) expect((await fetchAnonymously(path)).status).toBe(404);

    expect((await fetchAnonymously(path)).status).toBe(429);
  });

  test("counts hidden profiles, because the response reveals that the username exists", async () => {
    const { fetchAnonymously, seed } = await setUp();
    await seed.user({ username: "hidden", profile_visible: false });
    const path = "/api/users/get_public/hidden";
    for (let count = 0; count < 2; count++) expect((await fetchAnonymously(path)).status).toBe(403);

    expect((await fetchAnonymously(path)).status).toBe(429);
  });

  test("does not count visible profiles", async () => {
    const { fetchAnonymously, seed } = await setUp();
    await seed.user({ username: "ann" });

    for (let count = 0; count < 4; count++) {
      expect((await fetchAnonymously("/api/users/get_public/ann")).status).toBe(200);
    }
  });

  test("counts username changes of the current user", async () => {
    const { signIn, seed } = await setUp();
    await seed.user({ username: "taken" });
    const { fetch } = await signIn();
    const rename = (username: string) =>
      fetch("/api/users/me", createJsonRequest("PATCH", { username }));
    for (let count = 0; count < 2; count++) expect((await rename("taken")).status).toBe(400);

    expect((await rename("free")).status).toBe(429);
    expect(
      (await fetch("/api/users/me", createJsonRequest("PATCH", { about: "Slabs" }))).status,
    ).toBe(200);
  });
});
