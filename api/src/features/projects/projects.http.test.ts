import { describe, expect, test } from "vitest";

import { createTestApi, UNKNOWN_ID } from "../../testing/index.ts";

describe("projects", () => {
  test("belong to one user, and can be added and removed repeatedly", async () => {
    const api = await createTestApi();
    const [first, second] = [await api.seed.route(), await api.seed.route()];
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    const listProjects = async () => (await ann.fetch("/api/projects/me")).json();
    const request = async (method: string, id: string) =>
      (await ann.fetch(`/api/projects/me/${id}`, { method })).status;

    for (const id of [first.id, first.id, second.id]) expect(await request("POST", id)).toBe(204);
    expect(await listProjects()).toEqual([second.id, first.id]);
    expect(await (await bob.fetch("/api/projects/me")).json()).toEqual([]);
    for (const id of [first.id, first.id]) expect(await request("DELETE", id)).toBe(204);
    expect(await listProjects()).toEqual([second.id]);
  });

  test.each(["POST", "DELETE"])("return 404 to %s for an unknown route", async (method) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    for (const id of [UNKNOWN_ID, "7"]) {
      expect((await fetch(`/api/projects/me/${id}`, { method })).status).toBe(404);
    }
  });

  test.each([
    ["GET", "/api/projects/me"],
    ["POST", `/api/projects/me/${UNKNOWN_ID}`],
    ["DELETE", `/api/projects/me/${UNKNOWN_ID}`],
  ])("require a signed-in user: %s %s", async (method, path) => {
    const api = await createTestApi();

    expect((await api.fetch(path, { method })).status).toBe(401);
  });
});
