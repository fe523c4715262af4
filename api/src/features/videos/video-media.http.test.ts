import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";
import { webp } from "../../testing/webp.ts";

const unknown = "00000000-0000-7000-8000-000000000000";
const film = Buffer.from("0123456789");

/** A processed video whose film is ten bytes. */
async function withVideo() {
  const api = await createTestApi();
  const video = await api.given.video({ file: await api.storage.put(film) });
  const read = (headers: Record<string, string> = {}, method = "GET") =>
    api.fetch(`/api/video/${video.id}`, { headers, method });
  return { api, video, read };
}

describe("a film", () => {
  test("is answered whole, may be kept for good, and with 304 to who has it", async () => {
    const { read } = await withVideo();

    const response = await read();

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("video/mp4");
    expect(response.headers.get("content-length")).toBe("10");
    expect(response.headers.get("accept-ranges")).toBe("bytes");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(await response.text()).toBe("0123456789");
    const etag = response.headers.get("etag") ?? "";
    expect((await read({ "if-none-match": etag })).status).toBe(304);
    expect((await read({ "if-none-match": etag, range: "bytes=0-1" })).status).toBe(304);
  });

  test.each([
    ["bytes=2-4", "234", "bytes 2-4/10"],
    ["bytes=7-", "789", "bytes 7-9/10"],
    ["bytes=-2", "89", "bytes 8-9/10"],
    ["bytes=0-0", "0", "bytes 0-0/10"],
    ["bytes=8-99", "89", "bytes 8-9/10"],
  ])("is answered in part: %s", async (range, part, told) => {
    const { read } = await withVideo();

    const response = await read({ range });

    expect(response.status).toBe(206);
    expect(response.headers.get("content-range")).toBe(told);
    expect(response.headers.get("content-length")).toBe(String(part.length));
    expect(await response.text()).toBe(part);
  });

  test.each(["bytes=10-", "bytes=99-100", "bytes=-0"])("has no such part: %s", async (range) => {
    const { read } = await withVideo();

    const response = await read({ range });

    expect(response.status).toBe(416);
    expect(response.headers.get("content-range")).toBe("bytes */10");
    expect(await response.json()).toMatchObject({ detail: "RANGE_NOT_SATISFIABLE" });
  });

  test.each(["bytes=0-1,4-5", "bytes=5-2", "seconds=0-1"])(
    "is answered whole for a range that nobody can serve: %s",
    async (range) => {
      const { read } = await withVideo();

      const response = await read({ range });

      expect([response.status, await response.text()]).toEqual([200, "0123456789"]);
    },
  );

  test("is answered in part only to who holds the rest of the same film", async () => {
    const { read } = await withVideo();
    const etag = (await read()).headers.get("etag") ?? "";
    const part = async (ifRange: string) =>
      (await read({ range: "bytes=0-1", "if-range": ifRange })).status;

    expect(await part(etag)).toBe(206);
    expect(await part('"another"')).toBe(200);
    expect(await part("Sat, 21 Nov 2026 10:00:00 GMT")).toBe(200);
  });

  test("is described without being sent", async () => {
    const { read } = await withVideo();

    const response = await read({ range: "bytes=0-1" }, "HEAD");

    expect(response.status).toBe(200);
    expect(response.headers.get("content-length")).toBe("10");
    expect(await response.text()).toBe("");
  });

  test("is 404 when its file is lost", async () => {
    const { api, video, read } = await withVideo();
    await api.storage.delete(video.file ?? "");

    expect((await read({ range: "bytes=0-1" })).status).toBe(404);
    expect((await read()).headers.get("cache-control")).toBe("no-store");
  });
});

describe("a video's still", () => {
  test("is a picture that may be kept for good", async () => {
    const { api, video } = await withVideo();

    const response = await api.fetch(`/api/video_thumbnail/${video.id}`);

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("cache-control")).toBe("public, max-age=31536000, immutable");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webp);
  });
});

describe.each(["video", "video_thumbnail"])("GET /%s", (path) => {
  test.each(["uploaded", "failed"] as const)("is 404 while it is %s", async (state) => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    const { id } = await api.given.video({ user_id: user.id, state });

    const response = await fetch(`/api/${path}/${id}`);

    expect(response.status).toBe(404);
    expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
  });

  test.each([unknown, "7"])("is 404 where there is none: %s", async (id) => {
    const api: TestApi = await createTestApi();

    expect((await api.fetch(`/api/${path}/${id}`)).status).toBe(404);
  });
});
