import { sql } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { deleteAccount } from "../account/testing/delete-account.ts";
import { deleteExpiredVideoUploads } from "./remove-uploads.ts";
import { hashContent, setUpUploads } from "./testing/set-up-uploads.ts";
import { createVideoContent } from "./testing/video-content.ts";

describe("a resumable upload", () => {
  test("becomes a video when its last part has arrived", async () => {
    const { api, ann, tus, create, listVideos, hashOriginal } = await setUpUploads();
    const content = createVideoContent(30_000);
    const path = await create(content.length);

    const first = await tus.patch(path, 0, content.subarray(0, 12_000));
    expect(first.status).toBe(204);
    expect(first.headers.get("upload-offset")).toBe("12000");
    expect(first.headers.get("upload-result")).toBeNull();
    expect(Date.parse(first.headers.get("upload-expires") ?? "")).toBeGreaterThan(Date.now());
    expect(await listVideos()).toEqual([]);
    await tus.patch(path, 12_000, content.subarray(12_000, 20_000));
    const last = await tus.patch(path, 20_000, content.subarray(20_000));

    expect(last.status).toBe(204);
    const [video] = await listVideos();
    expect(last.headers.get("upload-result")).toBe(video?.id);
    expect(video).toMatchObject({ user: ann.user.id, processed: false });
    expect(await hashOriginal()).toBe(hashContent(content));
    await api.runJobs();
    const { rows } = await api.db.execute(sql`
      select action, object_id from audit_entries where object_type = 'video'`);
    expect(rows).toEqual([{ action: "create", object_id: video?.id }]);
    expect(await listVideos()).toMatchObject([{ failed: true }]);
    expect(await listStoredKeys(api)).toEqual([]);
  });

  test("can be sent with its creation", async () => {
    const { route, tus, listVideos } = await setUpUploads();
    const content = createVideoContent(5_000);

    const { response } = await tus.create({ route: route.id, sizeBytes: 5_000, content });

    expect(response.status).toBe(201);
    expect(response.headers.get("upload-result")).toBe((await listVideos())[0]?.id);
  });

  test("reports its offset, length, metadata and result", async () => {
    const { tus, create, listVideos } = await setUpUploads();
    const content = createVideoContent(5_000);
    const path = await create(5_000);
    await tus.patch(path, 0, content.subarray(0, 3_000));

    const unfinished = await tus.head(path);
    expect(unfinished.status).toBe(200);
    expect(unfinished.headers.get("upload-offset")).toBe("3000");
    expect(unfinished.headers.get("upload-length")).toBe("5000");
    expect(unfinished.headers.get("upload-metadata")).toContain("route ");
    expect(unfinished.headers.get("cache-control")).toBe("no-store");
    expect(unfinished.headers.get("tus-resumable")).toBe("1.0.0");
    await tus.patch(path, 3_000, content.subarray(3_000));

    const finished = await tus.head(path);
    expect(finished.headers.get("upload-offset")).toBe("5000");
    expect(finished.headers.get("upload-result")).toBe((await listVideos())[0]?.id);
  });

  test("can be removed, with the parts that have arrived", async () => {
    const { api, tus, create } = await setUpUploads();
    const path = await create(50_000);
    await tus.patch(path, 0, createVideoContent(3_000));
    expect(await listStoredKeys(api)).toHaveLength(1);

    expect((await tus.remove(path)).status).toBe(204);
    await api.runJobs();

    expect((await tus.head(path)).status).toBe(404);
    expect((await tus.remove(path)).status).toBe(404);
    expect(await listStoredKeys(api)).toEqual([]);
  });

  test("can be removed after it is finished, without its video", async () => {
    const { api, tus, create, listVideos } = await setUpUploads();
    const path = await create(3_000);
    await tus.patch(path, 0, createVideoContent(3_000));

    expect((await tus.remove(path)).status).toBe(204);

    expect(await listVideos()).toHaveLength(1);
    expect(await listStoredKeys(api)).toHaveLength(1);
  });

  test("expires a day after its creation", async () => {
    const { api, tus, create } = await setUpUploads();
    const [expired, recent] = [await create(50_000), await create(50_000)];
    for (const path of [expired, recent]) await tus.patch(path, 0, createVideoContent(3_000));
    const setAge = (path: string, age: string) =>
      api.db.execute(sql`
        update video_uploads set created_at = now() - ${age}::interval
        where id = ${path.split("/").at(-1)}`);
    await setAge(expired, "24 hours 1 minute");
    await setAge(recent, "23 hours 59 minutes");
    expect((await tus.patch(expired, 3_000, Buffer.alloc(10))).status).toBe(404);

    await deleteExpiredVideoUploads(api.db);
    await api.runJobs();

    expect((await tus.head(expired)).status).toBe(404);
    expect((await tus.head(recent)).status).toBe(200);
    expect(await listStoredKeys(api)).toHaveLength(1);
  });

  test("replaces the oldest of five unfinished uploads", async () => {
    const { api, tus, create } = await setUpUploads();
    const paths: string[] = [];
    for (let count = 0; count < 6; count++) {
      const path = await create(50_000);
      paths.push(path);
      await tus.patch(path, 0, createVideoContent(3_000));
    }
    await api.runJobs();

    const statuses = await Promise.all(paths.map(async (path) => (await tus.head(path)).status));

    expect(statuses).toEqual([404, 200, 200, 200, 200, 200]);
    expect(await listStoredKeys(api)).toHaveLength(5);
  });

  test("is removed with its route", async () => {
    const { api, route, tus, create } = await setUpUploads();
    const path = await create(50_000);
    await tus.patch(path, 0, createVideoContent(3_000));

    await api.db.execute(sql`delete from routes where id = ${route.id}`);

    expect((await tus.head(path)).status).toBe(404);
    expect((await tus.patch(path, 3_000, Buffer.alloc(10))).status).toBe(404);
  });

  test("is removed with the account of its user", async () => {
    const { api, ann, tus, create } = await setUpUploads();
    await tus.patch(await create(50_000), 0, createVideoContent(3_000));

    expect((await deleteAccount(ann.fetch)).status).toBe(204);
    await api.runJobs();

    expect(await listStoredKeys(api)).toEqual([]);
  });
});
