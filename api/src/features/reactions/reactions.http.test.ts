import type { ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, type TestApi, UNKNOWN_ID } from "../../testing/index.ts";

async function createActivity(api: TestApi, values = {}) {
  const { user, fetch } = await api.signIn(values);
  const { activity } = await api.seed.send({ user: user.id });
  return { id: activity ?? "", owner: user, fetch };
}

describe("a bump", () => {
  test("counts once per user, until it is removed", async () => {
    const api = await createTestApi();
    const { id } = await createActivity(api);
    const ann = await api.signIn();
    const request = async (method: string) =>
      (await ann.fetch(`/api/reactions/${id}`, { method })).status;
    const countBumps = async () => {
      const page = await api.fetch("/api/activities/get_paginated");
      return (await readJson<ActivityPage>(page)).data[0]?.num_reactions;
    };

    expect(await Promise.all([request("POST"), request("POST"), request("POST")])).toEqual([
      204, 204, 204,
    ]);
    expect(await countBumps()).toBe(1);
    expect(await request("DELETE")).toBe(204);
    expect(await request("DELETE")).toBe(204);
    expect(await countBumps()).toBe(0);
  });

  test.each(["POST", "DELETE"])("returns 404 to %s for an unknown activity", async (method) => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();

    for (const id of [UNKNOWN_ID, "7"]) {
      expect((await fetch(`/api/reactions/${id}`, { method })).status).toBe(404);
    }
  });

  test("of a hidden activity cannot be added, but can be removed", async () => {
    const api = await createTestApi();
    const { id, owner, fetch: ownerFetch } = await createActivity(api);
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    const request = async (fetch: typeof ownerFetch, method: string) =>
      (await fetch(`/api/reactions/${id}`, { method })).status;
    expect(await request(ann.fetch, "POST")).toBe(204);

    await api.seed.updateUser(owner.id, { send_visible: false });

    expect(await request(bob.fetch, "POST")).toBe(404);
    expect(await request(ownerFetch, "POST")).toBe(204);
    expect(await request(ann.fetch, "DELETE")).toBe(204);
    expect(await request(ann.fetch, "DELETE")).toBe(404);
  });

  test.each(["POST", "DELETE"])("requires a signed-in user: %s", async (method) => {
    const api = await createTestApi();

    expect((await api.fetch(`/api/reactions/${UNKNOWN_ID}`, { method })).status).toBe(401);
  });
});
