import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";

describe("projects", () => {
  test("are one's own, and may be added and dropped again and again", async () => {
    const api = await createTestApi();
    const [first, second] = [await api.given.route(), await api.given.route()];
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    const mine = async () => (await ann.fetch("/api/projects/me")).json();
    const ask = async (method: string, id: string) =>
      (await ann.fetch(`/api/projects/me/${id}`, { method })).status;

    for (const id of [first.id, first.id, second.id]) expect(await ask("POST", id)).toBe(204);
    expect(await mine()).toEqual([second.id, first.id]);
    expect(await (await bob.fetch("/api/projects/me")).json()).toEqual([]);
    for (const id of [first.id, first.id]) expect(await ask("DELETE", id)).toBe(204);
    expect(await mine()).toEqual([second.id]);
  });

  test.each(["POST", "DELETE"])(
    "answer 404 to %s for a route that is not there",
    async (method) => {
      const api = await createTestApi();
      const { fetch } = await api.signIn();

      for (const id of [unknown, "7"]) {
        expect((await fetch(`/api/projects/me/${id}`, { method })).status).toBe(404);
      }
    },
  );

  test.each([
    ["GET", "/api/projects/me"],
    ["POST", `/api/projects/me/${unknown}`],
    ["DELETE", `/api/projects/me/${unknown}`],
  ])("are for who is logged in: %s %s", async (method, path) => {
    const api = await createTestApi();

    expect((await api.fetch(path, { method })).status).toBe(401);
  });
});
