import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { FfmpegMissingError } from "../../media/video/locate-ffmpeg.ts";
import { createTestApi, sortStatuses, UNKNOWN_ID } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { setUpUploads } from "./testing/set-up-uploads.ts";
import { createTusClient } from "./testing/tus-client.ts";
import { createVideoContent } from "./testing/video-content.ts";
import { MAX_PARTS } from "./video-uploads.store.ts";

describe("a part of a resumable upload", () => {
  test("is rejected at another offset, and if another request has received it", async () => {
    const { tus, create } = await setUpUploads();
    const content = createVideoContent(50_000);
    const path = await create(content.length);

    const patches = Array.from({ length: 4 }, () => tus.patch(path, 0, content.subarray(0, 9_000)));
    expect(sortStatuses(await Promise.all(patches))).toEqual([204, 409, 409, 409]);
    const rejected = await tus.patch(path, 8_999, content.subarray(8_999, 10_000));
    expect(rejected.status).toBe(409);
    expect(await rejected.json()).toMatchObject({ detail: "CONFLICT" });
    expect((await tus.head(path)).headers.get("upload-offset")).toBe("9000");
  });

  test("is rejected with 415 if the file is not a video", async () => {
    const { api, tus, create } = await setUpUploads();
    const path = await create(50_000);

    for (const content of [Buffer.alloc(3_000), createVideoContent(3_000).subarray(0, 11)]) {
      const rejected = await tus.patch(path, 0, content);
      expect(rejected.status).toBe(415);
      expect(await rejected.json()).toMatchObject({ detail: "UNSUPPORTED_MEDIA_TYPE" });
    }
    expect(await listStoredKeys(api)).toEqual([]);
  });

  test("is rejected with 413 if it exceeds the length of the upload", async () => {
    const { tus, create } = await setUpUploads();
    const path = await create(3_000);

    const rejected = await tus.patch(path, 0, createVideoContent(3_001));

    expect(rejected.status).toBe(413);
    expect(await rejected.json()).toMatchObject({ detail: "PAYLOAD_TOO_LARGE" });
  });

  test("is rejected with 413 if there are too many parts", async () => {
    const { api, tus, create } = await setUpUploads();
    const path = await create(50_000);
    await api.db.execute(sql`
      insert into video_upload_parts (upload_id, start, size_bytes, file)
      select ${path.split("/").at(-1)}, number, 1, 'none' from generate_series(0, ${MAX_PARTS - 1}) number`);

    const rejected = await tus.patch(path, MAX_PARTS, Buffer.alloc(10));

    expect(rejected.status).toBe(413);
    expect(await rejected.json()).toMatchObject({
      message: "This upload has too many parts. Start again with larger ones.",
    });
    expect(await listStoredKeys(api)).toEqual([]);
  });
});

describe("the access to resumable uploads", () => {
  test("requires a verified user", async () => {
    const { api, route, create } = await setUpUploads();
    const path = await create(50_000);
    const visitor = createTusClient(api.fetchAnonymously);
    const unverified = createTusClient((await api.signIn()).fetch);

    for (const [tus, status] of [
      [visitor, 401],
      [unverified, 403],
    ] as const) {
      expect((await tus.create({ route: route.id, sizeBytes: 50 })).response.status).toBe(status);
      expect((await tus.head(path)).status).toBe(status);
      expect((await tus.patch(path, 0, createVideoContent(20))).status).toBe(status);
      expect((await tus.remove(path)).status).toBe(status);
    }
  });

  test("returns 404 for the upload of another user, and for unknown ids", async () => {
    const { api, create } = await setUpUploads();
    const path = await create(50_000);
    const other = createTusClient((await api.signIn({ is_verified: true })).fetch);

    for (const target of [path, `/api/uploads/videos/${UNKNOWN_ID}`, "/api/uploads/videos/7"]) {
      expect((await other.head(target)).status).toBe(404);
      expect((await other.patch(target, 0, createVideoContent(20))).status).toBe(404);
      const removed = await other.remove(target);
      expect(removed.status).toBe(404);
      expect(await removed.json()).toMatchObject({ detail: "NOT_FOUND" });
    }
  });
});

describe("the creation of a resumable upload", () => {
  test("is rejected with 429 if the user has 5 pending videos", async () => {
    const { api, ann, route, tus } = await setUpUploads();
    for (let count = 0; count < 5; count++) {
      await api.seed.video({ user_id: ann.user.id, state: "uploaded" });
    }

    const { response } = await tus.create({ route: route.id, sizeBytes: 50_000 });

    expect(response.status).toBe(429);
    expect(response.headers.get("retry-after")).toBe("60");
  });

  test("is rejected for an unknown or missing route", async () => {
    const { tus } = await setUpUploads();

    const unknown = await tus.create({ route: UNKNOWN_ID, sizeBytes: 50_000 });
    expect(unknown.response.status).toBe(404);
    for (const route of ["7", undefined]) {
      const { response } = await tus.create({ route, sizeBytes: 50_000 });
      expect(response.status).toBe(422);
      expect(await response.json()).toMatchObject({
        detail: [{ loc: ["header", "upload-metadata"] }],
      });
    }
  });

  test("is rejected for a file name that cannot be stored", async () => {
    const { route, tus } = await setUpUploads();
    const createNamed = async (fileName: string) =>
      (await tus.create({ route: route.id, sizeBytes: 50_000, fileName })).response.status;

    expect(await createNamed("be\0ta.mp4")).toBe(422);
    expect(await createNamed("\u202Bبيتا\u202C\n.mp4")).toBe(201);
  });

  test("is rejected for a file that is too large or too small", async () => {
    const { route, tus } = await setUpUploads();
    const createSized = async (sizeBytes: number) =>
      (await tus.create({ route: route.id, sizeBytes })).response.status;

    expect(await createSized(500_000_001)).toBe(413);
    expect(await createSized(500_000_000)).toBe(201);
    expect(await createSized(0)).toBe(415);
  });

  test("is rejected with 503 without ffmpeg", async () => {
    const api = await createTestApi({
      locateFfmpeg: () => Promise.reject(new FfmpegMissingError("none")),
    });
    const route = await api.seed.route();
    const tus = createTusClient((await api.signIn({ is_verified: true })).fetch);

    const { response } = await tus.create({ route: route.id, sizeBytes: 50_000 });

    expect(response.status).toBe(503);
    expect(await response.json()).toMatchObject({ detail: "UNAVAILABLE" });
  });

  test("is rejected without the headers of tus", async () => {
    const { ann, create } = await setUpUploads();

    const response = await ann.fetch("/api/uploads/videos", { method: "POST" });
    const part = await ann.fetch(await create(50), {
      method: "PATCH",
      headers: { "tus-resumable": "1.0.0", "upload-offset": "0", "content-type": "text/plain" },
      body: "text",
    });

    expect([response.status, part.status]).toEqual([422, 422]);
  });
});
