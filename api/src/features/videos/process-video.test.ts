import { readdir, readFile, truncate } from "node:fs/promises";

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes, users, videos } from "../../database/schema.ts";
import { createTestApi, sendJson, TEST_PASSWORD, type TestApi } from "../../testing/index.ts";
import { makeFilm } from "../../testing/films.ts";
import { listStoredKeys } from "./testing/stored-files.ts";
import { unplayableVideo, uploadVideo } from "./testing/upload-video.ts";
import { listRouteVideos } from "./testing/video-lists.ts";

/** A film that a verified climber has uploaded. */
async function withUpload(content: Buffer) {
  const api = await createTestApi();
  const route = await api.given.route();
  const { user, fetch } = await api.signIn({ is_verified: true });
  const { status, body } = await uploadVideo(fetch, { route: route.id, content });
  expect(status).toBe(202);
  const row = async () => (await api.db.select().from(videos).where(eq(videos.id, body.id)))[0];
  return { api, route, user, fetch, id: body.id, row };
}

const film = async () => readFile(await makeFilm());

/** What lies where films are worked on. */
const scratch = ({ uploadsDir }: TestApi) => readdir(uploadsDir);

describe("an uploaded film", { timeout: 60_000 }, () => {
  test("becomes a video that anybody plays, with a still", async () => {
    const { api, route, id } = await withUpload(await film());

    await api.work();

    expect(await listRouteVideos(api.anonymously, route.id)).toMatchObject([
      { id, processed: true },
    ]);
    const played = await api.anonymously(`/api/video/${id}`);
    expect((await played.text()).slice(4, 8)).toBe("ftyp");
    const still = await api.anonymously(`/api/video_thumbnail/${id}`);
    expect(still.headers.get("content-type")).toBe("image/webp");
  });

  test("is not kept as it came", async () => {
    const { api, row } = await withUpload(await film());

    await api.work();

    const video = await row();
    expect(video).toMatchObject({ state: "processed", original: null });
    expect(new Set(await listStoredKeys(api))).toEqual(new Set([video?.file, video?.thumbnail]));
    expect(await scratch(api)).toEqual([]);
  });

  test("that cannot be decoded ends as failed at the first try, and only its owner sees that", async () => {
    const { api, route, fetch, id, row } = await withUpload(unplayableVideo);

    await api.work();

    expect(await row()).toMatchObject({ state: "failed", failure: "UNREADABLE", original: null });
    expect(await listRouteVideos(fetch, route.id)).toMatchObject([
      { id, processed: false, failed: true },
    ]);
    expect(await listRouteVideos(api.anonymously, route.id)).toEqual([]);
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await scratch(api)).toEqual([]);
    expect(await tries(api)).toBe(1);
  });

  test("that was cut off ends as failed", async () => {
    const path = await makeFilm();
    await truncate(path, 3_000);
    const { api, row } = await withUpload(await readFile(path));

    await api.work();

    expect(await row()).toMatchObject({ state: "failed" });
  });

  test("whose file is lost ends as failed", async () => {
    const { api, row } = await withUpload(await film());
    await api.storage.delete((await row())?.original ?? "");

    await api.work();

    expect(await row()).toMatchObject({ state: "failed", failure: "LOST" });
  });

  test("is tried again while the fault is ours, and ends as failed after the last try", async () => {
    const { api, row } = await withUpload(await film());
    api.storage.stream = () => Promise.reject(new Error("the bucket is away"));

    await api.work();

    expect(await tries(api)).toBe(13);
    expect(await row()).toMatchObject({ state: "failed", failure: "GIVEN_UP" });
    expect(await scratch(api)).toEqual([]);
  });

  test("is processed although a try before it failed by our fault", async () => {
    const { api, row } = await withUpload(await film());
    const put = api.storage.put.bind(api.storage);
    let puts = 0;
    api.storage.put = (content) =>
      ++puts === 2 ? Promise.reject(new Error("the bucket is full")) : put(content);

    await api.work();

    expect(await row()).toMatchObject({ state: "processed" });
    expect(await listStoredKeys(api)).toHaveLength(2);
  });
});

/** How often the film was tried. */
async function tries({ db }: TestApi): Promise<number> {
  const { rows } = await db.execute<{ tries: number }>(
    "select retry_count + 1 as tries from pgboss.job where name = 'process-video'",
  );
  return rows[0]?.tries ?? 0;
}

describe("what goes while its film is processed", { timeout: 60_000 }, () => {
  test.each([
    ["the video", "video"],
    ["its route", "route"],
    ["its owner", "owner"],
  ] as const)("leaves no file and no row: %s", async (_what, gone) => {
    const { api, route, user, fetch, id, row } = await withUpload(await film());
    const remove = {
      video: () => fetch(`/api/video/${id}`, { method: "DELETE" }),
      route: async () => {
        const setter = await api.signIn({ route_setter: true });
        return setter.fetch(`/api/routes/${route.id}`, { method: "DELETE" });
      },
      owner: () => fetch("/api/users/me", sendJson("DELETE", { password: TEST_PASSWORD })),
    };
    const put = api.storage.put.bind(api.storage);
    const statuses: number[] = [];
    api.storage.put = async (content) => {
      if (statuses.length === 0) statuses.push((await remove[gone]()).status);
      return put(content);
    };

    await api.work();

    expect(statuses).toEqual([204]);
    expect(await row()).toBeUndefined();
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await scratch(api)).toEqual([]);
    expect(await api.db.$count(users, eq(users.id, user.id))).toBe(gone === "owner" ? 0 : 1);
    expect(await api.db.$count(routes)).toBe(gone === "route" ? 0 : 1);
  });
});
