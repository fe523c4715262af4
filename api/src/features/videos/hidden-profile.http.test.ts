import type { Video } from "@topout/shared/contract";
import { afterEach, describe, expect, test, vi } from "vitest";

import { createJsonRequest, createTestApi, readJson, type TestApi } from "../../testing/index.ts";
import { listFeedVideos, listRouteVideos } from "./testing/videos.ts";

const HOUR_MS = 60 * 60_000;

afterEach(() => void vi.useRealTimers());

/** A video of a user with a hidden profile, and its key. */
async function setUp() {
  const api = await createTestApi();
  const owner = await api.signIn({ profile_visible: false });
  const video = await api.seed.video({ user_id: owner.user.id });
  const [listed] = await readJson<Video[]>(owner.fetch(`/api/route_videos/${video.route_id}`));
  const key = listed?.media_key ?? "";
  /** The statuses of the video and of its thumbnail. */
  const load = async (query = "", fetch: TestApi["fetch"] = api.fetchAnonymously) =>
    Promise.all(
      ["video", "video_thumbnail"].map(
        async (path) => (await fetch(`/api/${path}/${video.id}${query}`)).status,
      ),
    );
  return { api, owner, video, key, load };
}

describe("the files of a video of a hidden profile", () => {
  test("are for the owner, with a session or with the key from a list", async () => {
    const { api, owner, key, load } = await setUp();
    const other = await api.signIn();

    expect(await load()).toEqual([404, 404]);
    expect(await load("", other.fetch)).toEqual([404, 404]);
    expect(await load("", owner.fetch)).toEqual([200, 200]);
    expect(await load(`?key=${key}`)).toEqual([200, 200]);
  });

  test("are not stored by shared caches", async () => {
    const { api, owner, video, key } = await setUp();

    for (const [fetch, query] of [
      [api.fetchAnonymously, `?key=${key}`],
      [owner.fetch, ""],
    ] as const) {
      const { headers } = await fetch(`/api/video/${video.id}${query}`);
      expect(headers.get("cache-control")).toBe("no-cache");
    }
  });

  test("need the key of this video", async () => {
    const { api, owner, load } = await setUp();
    const other = await api.seed.video({ user_id: owner.user.id });
    const [listed] = await listRouteVideos(owner.fetch, other.route_id);

    expect(await load(`?key=${listed?.media_key}`)).toEqual([404, 404]);
    expect(await load("?key=")).toEqual([404, 404]);
    expect(await load("?key=é")).toEqual([404, 404]);
  });

  test("need another key after one to two hours", async () => {
    vi.useFakeTimers({ toFake: ["Date"] });
    const { owner, video, key, load } = await setUp();
    const hourStart = Math.floor(Date.now() / HOUR_MS) * HOUR_MS;

    vi.setSystemTime(hourStart + 2 * HOUR_MS - 1);
    expect(await load(`?key=${key}`)).toEqual([200, 200]);
    vi.setSystemTime(hourStart + 2 * HOUR_MS);
    expect(await load(`?key=${key}`)).toEqual([404, 404]);
    const [listed] = await listRouteVideos(owner.fetch, video.route_id);
    expect(await load(`?key=${listed?.media_key}`)).toEqual([200, 200]);
  });

  test("are hidden by reports in spite of the key", async () => {
    const { api, owner, video, key, load } = await setUp();
    await api.seed.updateUser(owner.user.id, { profile_visible: true });
    for (let count = 0; count < 3; count++) {
      const { fetch } = await api.signIn({ is_verified: true });
      const body = { subject: { type: "video", id: video.id }, reason: "private" };
      await fetch("/api/reports", createJsonRequest("POST", body));
    }

    expect(await load(`?key=${key}`)).toEqual([404, 404]);
    expect(await load("", owner.fetch)).toEqual([404, 404]);
  });
});

test("a video of a visible profile has no key", async () => {
  const api = await createTestApi();
  const { fetch, user } = await api.signIn();
  await api.seed.video({ user_id: user.id });

  expect(await listFeedVideos(fetch)).toMatchObject([{ media_key: null }]);
});
