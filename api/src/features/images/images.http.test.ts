import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi, UNKNOWN_ID } from "../../testing/index.ts";
import { webp } from "../../testing/images.ts";

const kinds = ["gym", "route", "thumbnail", "profile", "cover"] as const;
type Kind = (typeof kinds)[number];

const getPath = (kind: Kind, id: string) =>
  ({
    gym: `/api/gyms/${id}/image`,
    route: `/api/img/${id}.webp`,
    thumbnail: `/api/img_thumb/${id}.webp`,
    profile: `/api/profile_photo/${id}`,
    cover: `/api/cover_photo/${id}`,
  })[kind];

/** Creates a row with an image of this kind, or without one. */
async function createRow(api: TestApi, kind: Kind, key: string | null) {
  const { gym, route, user } = api.seed;
  if (kind === "gym") return gym({ image: key, version: 3 });
  if (kind === "route") return route({ image: key, version: 3 });
  if (kind === "thumbnail") return route({ thumbnail: key, version: 3 });
  return user(kind === "profile" ? { profile_photo: key } : { cover_photo: key });
}

describe.each(kinds)("the image of a %s", (kind) => {
  test("is returned with an ETag, and a request with this ETag gets 304", async () => {
    const api = await createTestApi();
    const { id } = await createRow(api, kind, await api.seed.storeImage());

    const response = await api.fetch(getPath(kind, id));

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("content-length")).toBe(String(webp.length));
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webp);
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await api.fetch(getPath(kind, id), { headers })).status).toBe(304);
    expect((await api.fetch(getPath(kind, id), { method: "HEAD" })).status).toBe(200);
  });

  test("returns 404 if the row has no image", async () => {
    const api = await createTestApi();
    const { id } = await createRow(api, kind, null);

    for (const path of [getPath(kind, id), getPath(kind, UNKNOWN_ID), getPath(kind, "7")]) {
      const response = await api.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
    }
  });
});

describe("the response with an image", () => {
  test("is cached for a minute if the URL contains the current version", async () => {
    const api = await createTestApi();
    const { id } = await createRow(api, "route", await api.seed.storeImage());
    const getCacheControl = async (query: string) =>
      (await api.fetch(`${getPath("route", id)}${query}`)).headers.get("cache-control");

    expect(await getCacheControl("?v=3")).toBe("public, max-age=60, must-revalidate");
    expect(await getCacheControl("?v=2")).toBe("no-cache");
    expect(await getCacheControl("?v=")).toBe("no-cache");
  });

  test("has a new ETag when the file changes", async () => {
    const api = await createTestApi();
    const { id } = await createRow(api, "profile", await api.seed.storeImage());
    const getEtag = async () => (await api.fetch(getPath("profile", id))).headers.get("etag");
    const before = await getEtag();

    await api.seed.updateUser(id, { profile_photo: await api.seed.storeImage() });

    expect(await getEtag()).not.toBe(before);
  });
});

describe("an image with a missing file", () => {
  test("returns a 404 that browsers do not cache", async () => {
    const api = await createTestApi();
    const key = await api.seed.storeImage();
    const { id } = await createRow(api, "route", key);
    await api.storage.delete(key);

    const response = await api.fetch(`${getPath("route", id)}?v=3`);

    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  });
});
