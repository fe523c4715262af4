import type { ActivityPage } from "@topout/shared/contract";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, type TestApi } from "../../testing/index.ts";
import { recordStatements } from "../../testing/record-statements.ts";
import { createFeed, getNoon, feedPath } from "./testing/create-feed.ts";

const toDays = ({ data }: ActivityPage) => data.map(({ time }) => new Date(time).getUTCDate());

describe("the feed", () => {
  test("shows a climber's sends in one gym on one day as one activity", async () => {
    const { api, route, user, getFeed } = await createFeed(0);
    const other = await api.seed.route({ set_id: route.set_id, name: "Other" });
    await api.seed.send({
      user: user.id,
      route: other.id,
      time: new Date("2026-01-05T10:00:00Z"),
    });
    await api.seed.send({
      user: user.id,
      route: route.id,
      time: new Date("2026-01-05T09:00:00Z"),
    });
    await api.seed.attempt({ user: user.id, route: route.id, time: getNoon(5) });

    const page = await getFeed();

    expect(page.meta).toEqual({ page: 1, total: 1, totalPages: 1, as_of: expect.any(String) });
    expect(page.data).toMatchObject([
      {
        user: user.id,
        username: "ann",
        display_name: null,
        has_profile_photo: false,
        time: "2026-01-05T09:00:00.000Z",
        climbs: [
          { time: "2026-01-05T10:00:00.000Z", route: { name: "Other", user_sends: 0 }, sends: 1 },
          { time: "2026-01-05T09:00:00.000Z", route: { id: route.id, climb_count: 1 }, sends: 1 },
        ],
        num_sends: 2,
        tallies: [{ name: "Green", color: "green", sends: 2 }],
        reactions: [],
        num_reactions: 0,
      },
    ]);
  });

  test("counts the current user's sends and attempts of each route", async () => {
    const { api, route, getFeed } = await createFeed(1);
    const bob = await api.signIn();
    await api.seed.attempt({ user: bob.user.id, route: route.id });

    const readOwnCounts = async (fetch: TestApi["fetch"]) =>
      (await getFeed("", fetch)).data.map(({ climbs }) => [
        climbs[0]?.route.user_sends,
        climbs[0]?.route.user_attempts,
      ]);

    expect(await readOwnCounts(bob.fetch)).toEqual([[0, 1]]);
    expect(await readOwnCounts(api.fetchAnonymously)).toEqual([[0, 0]]);
  });

  test("can be filtered by gym", async () => {
    const { api, getFeed } = await createFeed(2);
    const gym = await api.seed.gym();

    expect(toDays(await getFeed(`gym_id=${gym.id}`))).toEqual([]);
    const [first] = (await getFeed()).data;
    expect(toDays(await getFeed(`gym_id=${first?.gym_id}`))).toEqual([2, 1]);
  });

  test("has one page when it is empty", async () => {
    const api = await createTestApi();

    expect(await readJson<ActivityPage>(api.fetch(feedPath))).toEqual({
      data: [],
      meta: { page: 1, total: 0, totalPages: 1, as_of: "1970-01-01T00:00:00.000Z" },
    });
  });

  test.each(["page=0", "page=x", "page_size=51", "page_size=0", "gym_id=7", "as_of=now"])(
    "rejects %s with 422",
    async (query) => {
      const api = await createTestApi();

      expect((await api.fetch(`${feedPath}?${query}`)).status).toBe(422);
    },
  );

  test("runs a single database query if no activity waits, signed in or not", async () => {
    const { api, getFeed } = await createFeed(1);
    const { fetch } = await api.signIn();
    await getFeed();

    const statements = await recordStatements(async () => {
      await getFeed("", fetch);
      await getFeed("", api.fetchAnonymously);
    });

    expect(statements).toHaveLength(2);
  });

  test("returns 304 until the feed changes", async () => {
    const { api, user } = await createFeed(1);
    const etag = (await api.fetch(feedPath)).headers.get("etag") ?? "";
    const getStatus = async () =>
      (await api.fetch(feedPath, { headers: { "if-none-match": etag } })).status;

    expect(await getStatus()).toBe(304);
    await api.seed.send({ user: user.id });
    expect(await getStatus()).toBe(200);
  });
});

describe("paging through the feed", () => {
  test("returns activities from newest to oldest", async () => {
    const { getFeed } = await createFeed(12);

    const pages = [await getFeed(), await getFeed("page=2"), await getFeed("page=3")];

    expect(pages.map(toDays)).toEqual([[12, 11, 10, 9, 8, 7, 6, 5, 4, 3], [2, 1], []]);
    expect(pages.map(({ meta }) => meta)).toMatchObject([
      { page: 1, total: 12, totalPages: 2 },
      { page: 2, total: 12, totalPages: 2 },
      { page: 3, total: 12, totalPages: 2 },
    ]);
  });

  test("is stable with the first page's as_of, even if older sends are added later", async () => {
    const { api, getFeed } = await createFeed(4);
    const first = await getFeed("page_size=2");
    const other = await api.seed.user();
    for (const n of [5, 3]) await api.seed.send({ user: other.id, time: getNoon(n) });

    const second = await getFeed(`page_size=2&page=2&as_of=${first.meta.as_of}`);

    expect([toDays(first), toDays(second)]).toEqual([
      [4, 3],
      [2, 1],
    ]);
    expect(second.meta).toMatchObject({ total: 4, totalPages: 2, as_of: first.meta.as_of });
    expect((await getFeed()).meta.total).toBe(6);
  });

  test("accepts any time for as_of", async () => {
    const { getFeed } = await createFeed(1);

    expect((await getFeed("as_of=0000-01-01T00:00:00%2B23:59")).data).toEqual([]);
    expect((await getFeed("as_of=9999-12-31T23:59:59Z")).data).toHaveLength(1);
  });
});
