import { readdir, readFile, truncate } from "node:fs/promises";

import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { routes, users, videos } from "../../database/schema.ts";
import {
  createTestApi,
  createJsonRequest,
  TEST_PASSWORD,
  type TestApi,
} from "../../testing/index.ts";
import { createVideoFile } from "../../testing/video-files.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { listRouteVideos, unplayableVideo, uploadVideo } from "./testing/videos.ts";

/** Uploads a video as a verified climber. */
async function setUpUpload(content: Buffer) {
  const api = await createTestApi();
  const route = await api.seed.route();
  const { user, fetch } = await api.signIn({ is_verified: true });
  const { status, body } = await uploadVideo(fetch, { route: route.id, content });
  expect(status).toBe(202);
  const findRow = async () => (await api.db.select().from(videos).where(eq(videos.id, body.id)))[0];
  return { api, route, user, fetch, id: body.id, findRow };
}

const readVideo = async () => readFile(await createVideoFile());

const listScratchFiles = ({ uploadsDir }: TestApi) => readdir(uploadsDir);

describe("an uploaded video", { timeout: 60_000 }, () => {
  test("is playable for all users after processing, and has a thumbnail", async () => {
    const { api, route, id } = await setUpUpload(await readVideo());

    await api.runJobs();

    expect(await listRouteVideos(api.fetchAnonymously, route.id)).toMatchObject([
      { id, processed: true },
    ]);
    const video = await api.fetchAnonymously(`/api/video/${id}`);
    expect((await video.text()).slice(4, 8)).toBe("ftyp");
    const thumbnail = await api.fetchAnonymously(`/api/video_thumbnail/${id}`);
    expect(thumbnail.headers.get("content-type")).toBe("image/webp");
  });

  test("has no original file after processing", async () => {
    const { api, findRow } = await setUpUpload(await readVideo());

    await api.runJobs();

    const video = await findRow();
    expect(video).toMatchObject({ state: "processed", original: null });
    expect(new Set(await listStoredKeys(api))).toEqual(new Set([video?.file, video?.thumbnail]));
    expect(await listScratchFiles(api)).toEqual([]);
  });

  test("fails without a retry if it is not playable, and only its owner sees it", async () => {
    const { api, route, fetch, id, findRow } = await setUpUpload(unplayableVideo);

    await api.runJobs();

    expect(await findRow()).toMatchObject({
      state: "failed",
      failure: "UNREADABLE",
      original: null,
    });
    expect(await listRouteVideos(fetch, route.id)).toMatchObject([
      { id, processed: false, failed: true },
    ]);
    expect(await listRouteVideos(api.fetchAnonymously, route.id)).toEqual([]);
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await listScratchFiles(api)).toEqual([]);
    expect(await countAttempts(api)).toBe(1);
  });

  test("fails if it is truncated", async () => {
    const path = await createVideoFile();
    await truncate(path, 3_000);
    const { api, findRow } = await setUpUpload(await readFile(path));

    await api.runJobs();

    expect(await findRow()).toMatchObject({ state: "failed" });
  });

  test("fails if its file is missing", async () => {
    const { api, findRow } = await setUpUpload(await readVideo());
    await api.storage.delete((await findRow())?.original ?? "");

    await api.runJobs();

    expect(await findRow()).toMatchObject({ state: "failed", failure: "LOST" });
  });

  test("is retried after server errors, and fails after the last attempt", async () => {
    const { api, findRow } = await setUpUpload(await readVideo());
    api.storage.stream = () => Promise.reject(new Error("the bucket is unavailable"));

    await api.runJobs();

    expect(await countAttempts(api)).toBe(13);
    expect(await findRow()).toMatchObject({ state: "failed", failure: "GIVEN_UP" });
    expect(await listScratchFiles(api)).toEqual([]);
  });

  test("is processed after a failed attempt", async () => {
    const { api, findRow } = await setUpUpload(await readVideo());
    const put = api.storage.put.bind(api.storage);
    let putCount = 0;
    api.storage.put = (content) =>
      ++putCount === 2 ? Promise.reject(new Error("the bucket is full")) : put(content);

    await api.runJobs();

    expect(await findRow()).toMatchObject({ state: "processed" });
    expect(await listStoredKeys(api)).toHaveLength(2);
  });
});

async function countAttempts({ db }: TestApi): Promise<number> {
  const { rows } = await db.execute<{ attempts: number }>(
    "select retry_count + 1 as attempts from pgboss.job where name = 'process-video'",
  );
  return rows[0]?.attempts ?? 0;
}

describe("a video that is removed during processing", { timeout: 60_000 }, () => {
  test.each([
    ["by its owner", "video"],
    ["with its route", "route"],
    ["with the account of its owner", "owner"],
  ] as const)("leaves no files and no row if it is removed %s", async (_title, target) => {
    const { api, route, user, fetch, id, findRow } = await setUpUpload(await readVideo());
    const remove = {
      video: () => fetch(`/api/video/${id}`, { method: "DELETE" }),
      route: async () => {
        const setter = await api.signIn({ route_setter: true });
        return setter.fetch(`/api/routes/${route.id}`, { method: "DELETE" });
      },
      owner: () => fetch("/api/users/me", createJsonRequest("DELETE", { password: TEST_PASSWORD })),
    };
    const put = api.storage.put.bind(api.storage);
    const statuses: number[] = [];
    api.storage.put = async (content) => {
      if (statuses.length === 0) statuses.push((await remove[target]()).status);
      return put(content);
    };

    await api.runJobs();

    expect(statuses).toEqual([204]);
    expect(await findRow()).toBeUndefined();
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await listScratchFiles(api)).toEqual([]);
    expect(await api.db.$count(users, eq(users.id, user.id))).toBe(target === "owner" ? 0 : 1);
    expect(await api.db.$count(routes)).toBe(target === "route" ? 0 : 1);
  });
});
