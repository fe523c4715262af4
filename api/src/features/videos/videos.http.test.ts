import { describe, expect, test } from "vitest";

import { createTestApi, readJson, UNKNOWN_ID } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { listFeedVideos, listRouteVideos, toIds } from "./testing/videos.ts";

describe("the videos of the feed", () => {
  test("are the processed videos of all gyms, newest first", async () => {
    const { seed, fetch } = await createTestApi();
    const user = await seed.user({ username: "ana", profile_photo: await seed.storeImage() });
    const circuit = await seed.circuit({ name: "Pink", color: "pink" });
    const set = await seed.set({ circuit_id: circuit.id });
    const { id: route_id } = await seed.route({ set_id: set.id, name: "P1", grade: "6b" });
    const older = await seed.video({ time: new Date("2026-01-01"), user_id: user.id, route_id });
    const newer = await seed.video({ time: new Date("2026-02-01") });
    await seed.video({ state: "uploaded" });
    await seed.video({ state: "failed" });

    const videos = await listFeedVideos(fetch);

    expect(toIds(videos)).toEqual([newer.id, older.id]);
    expect(videos[1]).toEqual({
      id: older.id,
      route: older.route_id,
      user: user.id,
      username: "ana",
      display_name: null,
      has_profile_photo: true,
      time: "2026-01-01T00:00:00.000Z",
      processed: true,
      failed: false,
      hidden: false,
      media_key: null,
      gym_id: circuit.gym_id,
      route_name: "P1",
      grade: "6b",
      circuit_id: circuit.id,
      color: "pink",
    });
  });

  test("can be filtered by gym", async () => {
    const { seed, fetch } = await createTestApi();
    const [one, other] = [await seed.circuit(), await seed.circuit()];
    const addVideo = async (circuit_id: string) => {
      const set = await seed.set({ circuit_id });
      const route = await seed.route({ set_id: set.id });
      return seed.video({ route_id: route.id });
    };
    const video = await addVideo(one.id);
    await addVideo(other.id);

    expect(toIds(await listFeedVideos(fetch, `gym_id=${one.gym_id}`))).toEqual([video.id]);
    expect(await listFeedVideos(fetch, `gym_id=${UNKNOWN_ID}`)).toEqual([]);
  });

  test("can be filtered by time: after `since`, up to and including `until`", async () => {
    const { seed, fetch } = await createTestApi();
    const [route, user] = [await seed.route(), await seed.user()];
    const times = [0, 1, 2, 3].map((ms) => new Date(Date.UTC(2026, 0, 1, 12, 0, 0, ms)));
    const ids: string[] = [];
    for (const time of times) {
      ids.push((await seed.video({ route_id: route.id, user_id: user.id, time })).id);
    }
    const listIds = async (query: string) => toIds(await listFeedVideos(fetch, query));
    const [, second, third] = times.map((time) => time.toISOString());

    expect(await listIds(`since=${second}`)).toEqual([ids[3], ids[2]]);
    expect(await listIds(`until=${second}`)).toEqual([ids[1], ids[0]]);
    expect(await listIds(`since=${second}&until=${third}`)).toEqual([ids[2]]);
    expect(await listIds("until=2026-01-01T13:00:00.001%2B01:00")).toEqual([ids[1], ids[0]]);
    expect(await listIds("since=0000-01-01T00:00:00Z")).toHaveLength(4);
  });

  test.each(["gym_id=7", "since=now", "until=2026-01-01"])("reject %s with 422", async (query) => {
    const { fetch } = await createTestApi();

    expect((await fetch(`/api/videos/?${query}`)).status).toBe(422);
  });

  test("are limited to 100", async () => {
    const { seed, fetch } = await createTestApi();
    const [route, user] = [await seed.route(), await seed.user()];
    for (let n = 0; n < 101; n++) await seed.video({ route_id: route.id, user_id: user.id });

    expect(await listFeedVideos(fetch)).toHaveLength(100);
  });

  test("are shown only to their owner if the profile is hidden", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ profile_visible: false });
    const video = await api.seed.video({ user_id: user.id });

    expect(toIds(await listFeedVideos(fetch))).toEqual([video.id]);
    expect(await listFeedVideos(api.fetchAnonymously)).toEqual([]);
    expect(toIds(await listRouteVideos(fetch, video.route_id))).toEqual([video.id]);
    expect(await listRouteVideos(api.fetchAnonymously, video.route_id)).toEqual([]);
  });
});

describe("the videos of a route", () => {
  test("include pending videos, and failed videos only for their owner", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { user, fetch } = await api.signIn();
    const own = { route_id: route.id, user_id: user.id };
    const failed = await api.seed.video({
      ...own,
      state: "failed",
      time: new Date("2026-01-01"),
    });
    const pending = await api.seed.video({
      ...own,
      state: "uploaded",
      time: new Date("2026-01-02"),
    });
    const processed = await api.seed.video({ route_id: route.id, time: new Date("2026-01-03") });
    await api.seed.video();

    const ownerVideos = await listRouteVideos(fetch, route.id);

    expect(toIds(ownerVideos)).toEqual([processed.id, pending.id, failed.id]);
    expect(ownerVideos).toEqual([
      expect.objectContaining({ processed: true, failed: false }),
      expect.objectContaining({ processed: false, failed: false }),
      expect.objectContaining({ processed: false, failed: true }),
    ]);
    expect(toIds(await listRouteVideos(api.fetchAnonymously, route.id))).toEqual([
      processed.id,
      pending.id,
    ]);
  });

  test.each([UNKNOWN_ID, "7"])("return 404 for an unknown route: %s", async (route) => {
    const { fetch } = await createTestApi();

    const response = await fetch(`/api/route_videos/${route}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });
});

describe("deleting a video", () => {
  test.each(["uploaded", "processed", "failed"] as const)(
    "removes its files when it is %s",
    async (state) => {
      const api = await createTestApi();
      const { user, fetch } = await api.signIn();
      const video = await api.seed.video({ user_id: user.id, state });

      const response = await fetch(`/api/video/${video.id}`, { method: "DELETE" });
      await api.runJobs();

      expect(response.status).toBe(204);
      expect(await listRouteVideos(fetch, video.route_id)).toEqual([]);
      expect(await listStoredKeys(api)).toEqual([]);
    },
  );

  test("is allowed for an admin who is not the owner", async () => {
    const api = await createTestApi();
    const video = await api.seed.video();
    const { fetch } = await api.signIn({ is_superuser: true });

    expect((await fetch(`/api/video/${video.id}`, { method: "DELETE" })).status).toBe(204);
  });

  test.each([
    ["a visitor", undefined, [401, "UNAUTHORIZED"]],
    ["another climber", { is_verified: true }, [403, "FORBIDDEN"]],
    ["a setter", { route_setter: true }, [403, "FORBIDDEN"]],
  ] as const)("is rejected for %s", async (_title, roles, error) => {
    const api = await createTestApi();
    const video = await api.seed.video();
    const fetch = roles ? (await api.signIn(roles)).fetch : api.fetchAnonymously;

    const response = await fetch(`/api/video/${video.id}`, { method: "DELETE" });

    const { detail } = await readJson<{ detail: string }>(response);
    expect([response.status, detail]).toEqual(error);
    expect(toIds(await listFeedVideos(fetch))).toEqual([video.id]);
  });

  test.each([UNKNOWN_ID, "7"])("returns 404 for an unknown id: %s", async (id) => {
    const { fetch } = await (await createTestApi()).signIn();

    const response = await fetch(`/api/video/${id}`, { method: "DELETE" });

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });
});
