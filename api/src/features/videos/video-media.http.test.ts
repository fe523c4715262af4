import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi, UNKNOWN_ID } from "../../testing/index.ts";
import { webp } from "../../testing/images.ts";

const content = Buffer.from("0123456789");

/** Creates a processed video whose file has ten bytes. */
async function setUpVideo() {
  const api = await createTestApi();
  const video = await api.seed.video({ file: await api.storage.put(content) });
  const fetchVideo = (headers: Record<string, string> = {}, method = "GET") =>
    api.fetch(`/api/video/${video.id}`, { headers, method });
  return { api, video, fetchVideo };
}

describe("GET /video/{video_id}", () => {
  test("returns the whole file, cached for a minute, and 304 if the ETag matches", async () => {
    const { fetchVideo } = await setUpVideo();

    const response = await fetchVideo();

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("content-length")).toBe("10");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
    expect(await response.text()).toBe("0123456789");
    const etag = response.headers.get("etag") ?? "";
    expect((await fetchVideo({ "if-none-match": etag })).status).toBe(304);
    expect((await fetchVideo({ "if-none-match": etag, range: "bytes=0-1" })).status).toBe(304);
  });

  test.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ])("returns a range: %s", async (range, part, contentRange) => {
    const { fetchVideo } = await setUpVideo();

    const response = await fetchVideo({ range });

    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(contentRange);
    expect(response.headers.get("content-length")).toBe(String(part.length));
    expect(await response.text()).toBe(part);
  });

  test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])(
    "returns 416 for an unsatisfiable range: %s",
    async (range) => {
      const { fetchVideo } = await setUpVideo();

      const response = await fetchVideo({ range });

      expect(response.status).toBe(416);
      expect(response.headers.get("content-range")).toBe("bytes */10");
      expect(await response.json()).toMatchObject({ detail: "RANGE_NOT_SATISFIABLE" });
    },
  );

  test.each(["bytes=0-1,4-5", "bytes=5-2", "seconds=0-1"])(
    "ignores an unsupported range: %s",
    async (range) => {
      const { fetchVideo } = await setUpVideo();

      const response = await fetchVideo({ range });

      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    },
  );

  test("returns a range only if If-Range matches the ETag", async () => {
    const { fetchVideo } = await setUpVideo();
    const etag = (await fetchVideo()).headers.get("etag") ?? "";
    const getStatus = async (ifRange: string) =>
      (await fetchVideo({ range: "bytes=0-1", "if-range": ifRange })).status;

    expect(await getStatus(etag)).toBe(206);
    expect(await getStatus('"another"')).toBe(200);
    expect(await getStatus("Sat, 21 Nov 2026 10:00:00 GMT")).toBe(200);
  });

  test("responds to HEAD with headers only", async () => {
    const { fetchVideo } = await setUpVideo();

    const response = await fetchVideo({ range: "bytes=0-1" }, "HEAD");

    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("10");
    expect(await response.text()).toBe("");
  });

  test("returns 404 if its file is missing", async () => {
    const { api, video, fetchVideo } = await setUpVideo();
    await api.storage.delete(video.file ?? "");

    expect((await fetchVideo({ range: "bytes=0-1" })).status).toBe(404);
    expect((await fetchVideo()).headers.get("cache-control")).toBe("no-store");
  });
});

describe("GET /video_thumbnail/{video_id}", () => {
  test("returns an image that is cached for a minute", async () => {
    const { api, video } = await setUpVideo();

    const response = await api.fetch(`/api/video_thumbnail/${video.id}`);

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=60, must-revalidate");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webp);
  });
});

describe.each(["video", "video_thumbnail"])("GET /%s", (path) => {
  test.each(["uploaded", "failed"] as const)("returns 404 while the video is %s", async (state) => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const { id } = await api.seed.video({ user_id: user.id, state });

    const response = await fetch(`/api/${path}/${id}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });

  test.each([UNKNOWN_ID, "7"])("returns 404 for an unknown id: %s", async (id) => {
    const api: TestApi = await createTestApi();

    expect((await api.fetch(`/api/${path}/${id}`)).status).toBe(404);
  });
});
