import { readdir } from "node:fs/promises";

import type { User } from "@topout/shared/contract";
import sharp from "sharp";
import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";

/** A photo of one colour, with where it was taken in it. */
const picture = (width: number, height: number, background = "#0a0") =>
  sharp({ create: { width, height, channels: 3, background } })
    .withExif({ IFD3: { GPSLatitude: "53/1 48/1 0/1" } })
    .jpeg()
    .toBuffer();

const form = (bytes: Uint8Array<ArrayBuffer> | string, name = "me.jpg") => {
  const body = new FormData();
  body.append("file", new File([bytes], name, { type: "image/jpeg" }));
  return { method: "POST", body };
};

const send = async (fetch: TestApi["fetch"], path: string, bytes: Buffer) =>
  fetch(path, form(new Uint8Array(bytes)));

const kinds = [
  ["profile photo", "profile_photo"],
  ["cover photo", "cover_photo"],
] as const;

const shown = async (api: TestApi, kind: string, id: string) => {
  const response = await api.anonymously(`/api/${kind}/${id}`);
  const bytes = Buffer.from(await response.arrayBuffer());
  return { etag: response.headers.get("etag"), bytes, status: response.status };
};

describe.each(kinds)("a new %s", (_what, kind) => {
  const path = `/api/users/me/update_${kind}`;

  test("is shown to everybody at once, as WebP that tells nothing of its maker", async () => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();

    const response = await send(fetch, path, await picture(400, 300));

    expect(response.status).toBe(200);
    const me = (await response.json()) as User;
    expect(me[`has_${kind}`]).toBe(true);
    expect(await (await fetch("/api/users/me")).json()).toEqual(me);
    const { exif, format } = await sharp((await shown(api, kind, user.id)).bytes).metadata();
    expect([format, exif]).toEqual(["webp", undefined]);
  });

  test("takes the place of the one before, whose file goes", async () => {
    const api = await createTestApi();
    const before = await api.given.picture();
    const { user, fetch } = await api.signIn({ [kind]: before });
    const first = await shown(api, kind, user.id);

    await send(fetch, path, await picture(400, 300));
    await api.work();

    const second = await shown(api, kind, user.id);
    expect(second.status).toBe(200);
    expect(second.etag).not.toBe(first.etag);
    expect(await api.storage.size(before)).toBeUndefined();
  });

  test("is one of those that came at once, and the others' files go", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const photos = await Promise.all(["#f00", "#0f0", "#00f"].map((c) => picture(300, 300, c)));

    const answers = await Promise.all(photos.map((photo) => send(fetch, path, photo)));
    await api.work();

    expect(answers.map(({ status }) => status)).toEqual([200, 200, 200]);
    expect(await Array.fromAsync(api.storage.list())).toHaveLength(1);
  });

  test.each([
    ["is no picture", "<svg xmlns='http://www.w3.org/2000/svg'/>", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["only begins as one", "\u0047IF89a and then nothing", 415, "UNSUPPORTED_MEDIA_TYPE"],
    ["is too large", `GIF89a${"x".repeat(10_000_001)}`, 413, "PAYLOAD_TOO_LARGE"],
  ])("that %s is refused, and leaves the one before and no trace", async (...given) => {
    const [, bytes, status, detail] = given;
    const api = await createTestApi();
    const { user, fetch } = await api.signIn({ [kind]: await api.given.picture() });
    const before = await shown(api, kind, user.id);

    const response = await fetch(path, form(bytes));

    expect(response.status).toBe(status);
    expect(await response.json()).toMatchObject({ detail });
    expect(await shown(api, kind, user.id)).toEqual(before);
    expect(await Array.fromAsync(api.storage.list())).toHaveLength(1);
    expect(await readdir(api.uploadsDir)).toEqual([]);
  });

  test("has to be there: a form without it is 422", async () => {
    const api = await createTestApi();
    const { fetch } = await api.signIn();
    const body = new FormData();
    body.append("other", "1");

    const response = await fetch(path, { method: "POST", body });

    expect(response.status).toBe(422);
    expect(await response.json()).toMatchObject({ detail: [{ loc: ["body", "file"] }] });
  });

  test("is nobody's who is not logged in", async () => {
    const api = await createTestApi();

    expect((await send(api.anonymously, path, await picture(9, 9))).status).toBe(401);
  });
});

describe("how large a photo is shown", () => {
  const sizeOf = async (kind: "profile" | "cover", width: number, height: number) => {
    const api = await createTestApi();
    const { user, fetch } = await api.signIn();
    await send(fetch, `/api/users/me/update_${kind}_photo`, await picture(width, height));
    const size = await sharp((await shown(api, `${kind}_photo`, user.id)).bytes).metadata();
    return [size.width, size.height];
  };

  test("a profile photo is cut to a square of 250", async () => {
    expect(await sizeOf("profile", 800, 300)).toEqual([250, 250]);
    expect(await sizeOf("profile", 100, 120)).toEqual([250, 250]);
  });

  test("a cover photo keeps its form, at most 1920 high, and is never blown up", async () => {
    expect(await sizeOf("cover", 1_000, 3_840)).toEqual([500, 1_920]);
    expect(await sizeOf("cover", 640, 360)).toEqual([640, 360]);
  });
});
