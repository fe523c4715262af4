import { readdir } from "node:fs/promises";

import type { User } from "@topout/shared/contract";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { createTestApi, readJson, type TestApi } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";

/** Creates a photo of one colour with a GPS position in its metadata. */
const createPhoto = (width: number, height: number, background = "#0a0") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "53/1 48/1 0/1" } })
    .jpeg()
    .toBuffer();

const createForm = (bytes: Uint8Array<ArrayBuffer> | string, name = "me.jpg") => {
  const body = new FormData();
  body.append("file", new File([bytes], name, { type: "image/jpeg" }));
  return { method: "POST", body };
};

const upload = async (fetch: TestApi["fetch"], path: string, bytes: Buffer) =>
  fetch(path, createForm(new Uint8Array(bytes)));

const photoKinds = [
  ["profile photo", "profile_photo"],
  ["cover photo", "cover_photo"],
] as const;

const getPhoto = async (api: TestApi, kind: string, id: string) => {
  const response = await api.fetchAnonymously(`/api/${kind}/${id}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { etag: response.headers.get("etag"), bytes, status: response.status };
};

describe.each(photoKinds)("replacing the %s", (_title, kind) => {
  const path = `/api/users/me/update_${kind}`;

  test("returns the new photo immediately, as WebP without metadata", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();

    const response = await upload(fetch, path, await createPhoto(400, 300));

    expect(response.status).toBe(200);
    const me = await readJson<User>(response);
    expect(me[`has_${kind}`]).toBe(true);
    expect(await (await fetch("/api/users/me")).json()).toEqual(me);
    const { exif, format } = await sharp((await getPhoto(api, kind, user.id)).bytes).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
  });

  test("deletes the previous file", async () => {
    const api = await createTestApi();
    const previous = await api.seed.storeImage();
    const { user, fetch } = await api.signIn({ [kind]: previous });
    const first = await getPhoto(api, kind, user.id);

    await upload(fetch, path, await createPhoto(400, 300));
    await api.runJobs();

    const second = await getPhoto(api, kind, user.id);
    expect(second.status).toBe(200);
    expect(second.etag).not.toBe(first.etag);
    expect(await api.storage.size(previous)).toBeUndefined();
  });

  test("stores only one of several concurrent uploads", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const photos = await Promise.all(["#f00", "#0f0", "#00f"].map((c) => createPhoto(300, 300, c)));

    const responses = await Promise.all(photos.map((photo) => upload(fetch, path, photo)));
    await api.runJobs();

    expect(responses.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await listStoredKeys(api)).toHaveLength(1);
  });

  test.each([
    ["is not an image", "<svg xmlns='http://www.w3.org/2000/svg'/>", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["only starts like an image", "\u0047IF89a and then nothing", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["is too large", `GIF89a${"x".repeat(10_000_001)}`, 413, "PAYLOAD_TOO_LARGE"],
  ])("rejects a file that %s, and does not change the photo", async (...args) => {
    const [, bytes, status, detail] = args;
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ [kind]: await api.seed.storeImage() });
    const previous = await getPhoto(api, kind, user.id);

    const response = await fetch(path, createForm(bytes));

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail });
    expect(await getPhoto(api, kind, user.id)).toEqual(previous);
    expect(await listStoredKeys(api)).toHaveLength(1);
    expect(await readdir(api.uploadsDir)).toEqual([]);
  });

  test("rejects a form without a file with 422", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const body = new FormData();
    body.append("other", "1");

    const response = await fetch(path, { method: "POST", body });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", "file"] }] });
  });

  test("requires a signed-in user", async () => {
    const api = await createTestApi();

    expect((await upload(api.fetchAnonymously, path, await createPhoto(9, 9))).status).toBe(401);
  });
});

describe("photo sizes", () => {
  const getStoredSize = async (kind: "profile" | "cover", width: number, height: number) => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    await upload(fetch, `/api/users/me/update_${kind}_photo`, await createPhoto(width, height));
    const size = await sharp((await getPhoto(api, `${kind}_photo`, user.id)).bytes).metadata();
    return [size.width, size.height];
  };

  test("crops a profile photo to 250 × 250", async () => {
    expect(await getStoredSize("profile", 800, 300)).toEqual([250, 250]);
    expect(await getStoredSize("profile", 100, 120)).toEqual([250, 250]);
  });

  test("limits a cover photo to a height of 1920, and never enlarges it", async () => {
    expect(await getStoredSize("cover", 1_000, 3_840)).toEqual([500, 1_920]);
    expect(await getStoredSize("cover", 640, 360)).toEqual([640, 360]);
  });
});
