import type { ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";

async function activityOf(api: TestApi, values = {}) {
  const { user, fetch } = await api.signIn(values);
  const { activity } = await api.given.send({ user: user.id });
  return { id: activity ?? "", owner: user, fetch };
}

describe("a bump", () => {
  test("counts once however often it is given, and goes when it is taken back", async () => {
    const api = await createTestApi();
    const { id } = await activityOf(api);
    const ann = await api.signIn();
    const ask = async (method: string) =>
      (await ann.fetch(`/api/reactions/${id}`, { method })).status;
    const bumps = async () => {
      const page = await api.fetch("/api/activities/get_paginated");
      return ((await page.json()) as ActivityPage).data[0]?.num_reactions;
    };

    expect(await Promise.all([ask("POST"), ask("POST"), ask("POST")])).toEqual([204, 204, 204]);
    expect(await bumps()).toBe(1);
    expect(await ask("DELETE")).toBe(204);
    expect(await ask("DELETE")).toBe(204);
    expect(await bumps()).toBe(0);
  });

  test.each(["POST", "DELETE"])(
    "is 404 to %s for an activity that is not there",
    async (method) => {
      const api = await createTestApi();
      const { fetch } = await api.signIn();

      for (const id of [unknown, "7"]) {
        expect((await fetch(`/api/reactions/${id}`, { method })).status).toBe(404);
      }
    },
  );

  test("is 404 for what another hides, and can still be taken back", async () => {
    const api = await createTestApi();
    const { id, owner, fetch: asOwner } = await activityOf(api);
    const [ann, bob] = [await api.signIn(), await api.signIn()];
    const ask = async (fetch: typeof asOwner, method: string) =>
      (await fetch(`/api/reactions/${id}`, { method })).status;
    expect(await ask(ann.fetch, "POST")).toBe(204);

    await api.given.change(owner.id, { send_visible: false });

    expect(await ask(bob.fetch, "POST")).toBe(404);
    expect(await ask(asOwner, "POST")).toBe(204);
    expect(await ask(ann.fetch, "DELETE")).toBe(204);
    expect(await ask(ann.fetch, "DELETE")).toBe(404);
  });

  test.each(["POST", "DELETE"])("is for who is logged in: %s", async (method) => {
    const api = await createTestApi();

    expect((await api.fetch(`/api/reactions/${unknown}`, { method })).status).toBe(401);
  });
});
