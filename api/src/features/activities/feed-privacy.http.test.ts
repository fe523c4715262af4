import type { ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import type { TestApi } from "../../testing/index.ts";
import { createFeed } from "./testing/create-feed.ts";

async function getOnlyActivityId(getFeed: () => Promise<ActivityPage>) {
  const { data } = await getFeed();
  expect(data).toHaveLength(1);
  return data.map(({ id }) => id).join("");
}

describe("the feed", () => {
  test("shows hidden sends only to the user who logged them", async () => {
    const { api, getFeed } = await createFeed(1);
    const hiddenUser = await api.signIn({ send_visible: false });
    const { activity } = await api.seed.send({ user: hiddenUser.user.id });

    const page = await getFeed("", hiddenUser.fetch);

    expect(page.meta.total).toBe(2);
    expect(page.data[0]?.id).toBe(activity);
    expect((await getFeed("", api.fetchAnonymously)).meta.total).toBe(1);
    expect((await getFeed("", (await api.signIn()).fetch)).meta.total).toBe(1);
  });

  test("shows no hidden sends after the user logged out", async () => {
    const { api, getFeed } = await createFeed(0);
    const hiddenUser = await api.signIn({ send_visible: false });
    await api.seed.send({ user: hiddenUser.user.id });
    expect((await getFeed("", hiddenUser.fetch)).meta.total).toBe(1);

    await hiddenUser.fetch("/api/auth/jwt/logout", { method: "POST" });

    expect((await getFeed("", hiddenUser.fetch)).meta.total).toBe(0);
  });

  test("counts the bump of a hidden profile, but lists it only for its owner", async () => {
    const { api, getFeed } = await createFeed(1);
    const id = await getOnlyActivityId(getFeed);
    const hiddenUser = await api.signIn({ username: "cleo", profile_visible: false });
    const bob = await api.signIn({ username: "bob", profile_photo: "key" });
    for (const { fetch } of [hiddenUser, bob]) {
      await fetch(`/api/reactions/${id}`, { method: "POST" });
    }
    const readBumps = async (fetch: TestApi["fetch"]) => {
      const [activity] = (await getFeed("", fetch)).data;
      return [activity?.num_reactions, activity?.reactions.map(({ username }) => username)];
    };

    expect(await readBumps(api.fetchAnonymously)).toEqual([2, ["bob"]]);
    expect(await readBumps(bob.fetch)).toEqual([2, ["bob"]]);
    expect(await readBumps(hiddenUser.fetch)).toEqual([2, ["bob", "cleo"]]);
  });

  test("lists the newest 100 bumps, and always the bump of the current user", async () => {
    const { api, getFeed } = await createFeed(1);
    const id = await getOnlyActivityId(getFeed);
    const first = await api.signIn();
    await first.fetch(`/api/reactions/${id}`, { method: "POST" });
    const users = await Promise.all(Array.from({ length: 104 }, () => api.signIn()));
    for (const { fetch } of users) await fetch(`/api/reactions/${id}`, { method: "POST" });
    const newest = users.at(-1);

    const readReactorIds = async (fetch: TestApi["fetch"]) =>
      (await getFeed("", fetch)).data.flatMap(({ reactions }) => reactions.map((user) => user.id));

    const reactorIds = await readReactorIds(first.fetch);
    expect([reactorIds.length, reactorIds.at(0), reactorIds.at(-1)]).toEqual([
      100,
      newest?.user.id,
      first.user.id,
    ]);
    expect((await getFeed()).data).toMatchObject([{ num_reactions: 105 }]);
    expect(await readReactorIds(api.fetchAnonymously)).not.toContain(first.user.id);
  });
});
