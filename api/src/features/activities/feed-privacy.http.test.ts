import type { ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import type { TestApi } from "../../testing/index.ts";
import { createFeed } from "./testing/create-feed.ts";

/** The id of the only one there is. */
async function onlyEntry(ask: () => Promise<ActivityPage>) {
  const { data } = await ask();
  expect(data).toHaveLength(1);
  return data.map(({ id }) => id).join("");
}

describe("what is hidden", () => {
  test("sends of who hides them appear to themselves only", async () => {
    const { api, ask } = await createFeed(1);
    const shy = await api.signIn({ send_visible: false });
    const { activity } = await api.given.send({ user: shy.user.id });

    const seen = await ask("", shy.fetch);

    expect(seen.meta.total).toBe(2);
    expect(seen.data[0]?.id).toBe(activity);
    expect((await ask("", api.anonymously)).meta.total).toBe(1);
    expect((await ask("", (await api.signIn()).fetch)).meta.total).toBe(1);
  });

  test("a session that has ended shows nothing of its owner's", async () => {
    const { api, ask } = await createFeed(0);
    const shy = await api.signIn({ send_visible: false });
    await api.given.send({ user: shy.user.id });
    expect((await ask("", shy.fetch)).meta.total).toBe(1);

    await shy.fetch("/api/auth/jwt/logout", { method: "POST" });

    expect((await ask("", shy.fetch)).meta.total).toBe(0);
  });

  test("a bump by who hides the profile is counted, and named to themselves only", async () => {
    const { api, ask } = await createFeed(1);
    const id = await onlyEntry(ask);
    const coy = await api.signIn({ username: "coy", profile_visible: false });
    const bob = await api.signIn({ username: "bob", profile_photo: "key" });
    for (const { fetch } of [coy, bob]) await fetch(`/api/reactions/${id}`, { method: "POST" });
    const bumps = async (fetch: TestApi["fetch"]) => {
      const [entry] = (await ask("", fetch)).data;
      return [entry?.num_reactions, entry?.reactions.map(({ username }) => username)];
    };

    expect(await bumps(api.anonymously)).toEqual([2, ["bob"]]);
    expect(await bumps(bob.fetch)).toEqual([2, ["bob"]]);
    expect(await bumps(coy.fetch)).toEqual([2, ["bob", "coy"]]);
  });

  test("of more than 100 bumps the newest are named, and always one's own", async () => {
    const { api, ask } = await createFeed(1);
    const id = await onlyEntry(ask);
    const first = await api.signIn();
    await first.fetch(`/api/reactions/${id}`, { method: "POST" });
    const crowd = await Promise.all(Array.from({ length: 104 }, () => api.signIn()));
    for (const { fetch } of crowd) await fetch(`/api/reactions/${id}`, { method: "POST" });
    const newest = crowd.at(-1);

    const named = async (fetch: TestApi["fetch"]) =>
      (await ask("", fetch)).data.flatMap(({ reactions }) => reactions.map((user) => user.id));

    const seen = await named(first.fetch);
    expect([seen.length, seen.at(0), seen.at(-1)]).toEqual([100, newest?.user.id, first.user.id]);
    expect((await ask()).data).toMatchObject([{ num_reactions: 105 }]);
    expect(await named(api.anonymously)).not.toContain(first.user.id);
  });
});
