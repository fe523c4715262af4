import { afterAll, beforeAll, describe, expect, test, vi } from "vitest";

import { getMediaOrigins } from "../storage/open-storage.ts";
import { createTestApi } from "../testing/index.ts";
import { webp } from "../testing/images.ts";
import { type S3Server, startS3Server } from "../testing/s3-server.ts";
import { createTestBucketStorage } from "../testing/storages.ts";

let server: S3Server;
beforeAll(async () => {
  server = await startS3Server();
});
afterAll(() => server.close());

const videoBytes = Buffer.from("0123456789");

/** Creates a row for every kind of media, in a bucket that clients can reach. */
async function setUp(parameters = "&redirect=1") {
  const { storage } = await createTestBucketStorage(server, parameters);
  const api = await createTestApi({ storage });
  const { storeImage } = api.seed;
  const gym = await api.seed.gym({ image: await storeImage(), version: 3 });
  const route = await api.seed.route({ image: await storeImage(), thumbnail: await storeImage() });
  const user = await api.seed.user({
    profile_photo: await storeImage(),
    cover_photo: await storeImage(),
  });
  const video = await api.seed.video({
    file: await storage.put(videoBytes),
    thumbnail: await storeImage(),
  });
  const paths = {
    gym: `/api/gyms/${gym.id}/image`,
    route: `/api/img/${route.id}.webp`,
    routeThumbnail: `/api/img_thumb/${route.id}.webp`,
    profilePhoto: `/api/profile_photo/${user.id}`,
    coverPhoto: `/api/cover_photo/${user.id}`,
    videoThumbnail: `/api/video_thumbnail/${video.id}`,
    video: `/api/video/${video.id}`,
  };
  const redirect = async (path: string) => {
    const response = await api.fetch(path, { redirect: "manual" });
    expect(response.status).toBe(302);
    return { url: response.headers.get("location") ?? "", headers: response.headers };
  };
  return { api, storage, video, paths, redirect };
}

describe("media in a bucket with redirect=1", () => {
  test("is loaded from the bucket, with its content type", async () => {
    const { paths, redirect } = await setUp();

    for (const [name, path] of Object.entries(paths)) {
      const { url } = await redirect(path);
      expect(url).toContain("response-content-type=");
      const { searchParams } = new URL(url);
      expect(searchParams.get("X-Amz-Signature")).toMatch(/^[0-9a-f]{64}$/);
      expect(searchParams.get("X-Amz-Expires")).toBe("7200");
      const isVideo = name === "video";
      expect(searchParams.get("response-content-type")).toBe(isVideo ? "video/mp4" : "image/webp");
      const file = await fetch(url);
      expect(file.status).toBe(200);
      expect(Buffer.from(await file.arrayBuffer())).toEqual(isVideo ? videoBytes : webp);
    }
  });

  test("allows byte ranges of a video", async () => {
    const { paths, redirect } = await setUp();
    const { url } = await redirect(paths.video);

    const part = await fetch(url, { headers: { range: "bytes=2-4" } });

    expect([part.status, await part.text()]).toEqual([206, "234"]);
  });

  test("has a redirect that browsers cache only if the content of its URL never changes", async () => {
    const { paths, redirect } = await setUp();
    const getCacheControl = async (path: string) =>
      (await redirect(path)).headers.get("cache-control");

    expect(await getCacheControl(paths.video)).toBe("private, max-age=240");
    expect(await getCacheControl(`${paths.gym}?v=3`)).toBe("private, max-age=240");
    expect(await getCacheControl(paths.gym)).toBe("no-cache");
    expect(await getCacheControl(paths.profilePhoto)).toBe("no-cache");
    expect((await redirect(paths.video)).headers.get("etag")).toBeNull();
  });

  test("has the same URL for an hour, and another one afterwards", async () => {
    const { paths, redirect } = await setUp();
    vi.useFakeTimers({ toFake: ["Date"], now: new Date("2026-06-01T10:00:01Z") });
    try {
      const first = (await redirect(paths.video)).url;
      vi.setSystemTime(new Date("2026-06-01T10:59:59Z"));
      expect((await redirect(paths.video)).url).toBe(first);
      vi.setSystemTime(new Date("2026-06-01T11:00:01Z"));
      expect((await redirect(paths.video)).url).not.toBe(first);
    } finally {
      vi.useRealTimers();
    }
  });

  test("is not redirected for HEAD requests and revalidations", async () => {
    const { api, paths } = await setUp();

    const head = await api.fetch(paths.video, { method: "HEAD" });

    expect(head.status).toBe(200);
    expect(head.headers.get("content-length")).toBe("10");
    const headers = { "if-none-match": head.headers.get("etag") ?? "" };
    expect((await api.fetch(paths.video, { headers })).status).toBe(304);
  });

  test("has signed URLs of the public endpoint, whose origin the document allows", async () => {
    const { storage, paths, redirect } = await setUp(
      "&redirect=1&public_endpoint=https://media.example",
    );

    expect(new URL((await redirect(paths.video)).url).origin).toBe("https://media.example");
    expect(await getMediaOrigins(storage)).toEqual(["https://media.example"]);
  });

  test("returns 404 for videos that are not processed, or were deleted", async () => {
    const { api, video, paths, redirect } = await setUp();
    const pending = await api.seed.video({ state: "uploaded" });
    const { url } = await redirect(paths.video);
    await api.signIn({ is_superuser: true });

    expect((await api.fetch(`/api/video/${pending.id}`)).status).toBe(404);
    expect((await api.fetch(`/api/video/${video.id}`, { method: "DELETE" })).status).toBe(204);
    await api.runJobs();

    expect((await api.fetch(paths.video)).status).toBe(404);
    expect((await fetch(url)).status).toBe(404);
  });
});

test("media in a bucket passes through the server by default", async () => {
  const { api, storage, paths } = await setUp("");

  const response = await api.fetch(paths.video);

  expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
  expect(await getMediaOrigins(storage)).toEqual([]);
});
