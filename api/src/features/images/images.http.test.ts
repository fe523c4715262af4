import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../../testing/index.ts";
import { webp } from "../../testing/webp.ts";

const unknown = "0192f0c1-7a00-7000-8000-000000000404";
const kinds = ["gym", "route", "thumbnail", "profile", "cover"] as const;
type Kind = (typeof kinds)[number];

const pathOf = (kind: Kind, id: string) =>
  ({
    gym: `/api/gyms/${id}/image`,
    route: `/api/img/${id}.webp`,
    thumbnail: `/api/img_thumb/${id}.webp`,
    profile: `/api/profile_photo/${id}`,
    cover: `/api/cover_photo/${id}`,
  })[kind];

/** A row with a picture of this kind, or with none. */
async function given(api: TestApi, kind: Kind, key: string | null) {
  const { gym, route, user } = api.given;
  if (kind === "gym") return gym({ image: key, version: 3 });
  if (kind === "route") return route({ image: key, version: 3 });
  if (kind === "thumbnail") return route({ thumbnail: key, version: 3 });
  return user(kind === "profile" ? { profile_photo: key } : { cover_photo: key });
}

describe.each(kinds)("the picture of a %s", (kind) => {
  test("is answered whole, and with 304 to who has it", async () => {
    const api = await createTestApi();
    const { id } = await given(api, kind, await api.given.picture());

    const response = await api.fetch(pathOf(kind, id));

    expect(response.status).toBe(200);
    expect(response.headers.get("content-type")).toBe("image/webp");
    expect(response.headers.get("content-length")).toBe(String(webp.length));
    expect(response.headers.get("cache-control")).toBe("no-cache");
    expect(Buffer.from(await response.arrayBuffer())).toEqual(webp);
    const headers = { "if-none-match": response.headers.get("etag") ?? "" };
    expect((await api.fetch(pathOf(kind, id), { headers })).status).toBe(304);
    expect((await api.fetch(pathOf(kind, id), { method: "HEAD" })).status).toBe(200);
  });

  test("is 404 where there is none", async () => {
    const api = await createTestApi();
    const { id } = await given(api, kind, null);

    for (const path of [pathOf(kind, id), pathOf(kind, unknown), pathOf(kind, "7")]) {
      const response = await api.fetch(path);
      expect(response.status).toBe(404);
      expect(await response.json()).toMatchObject({ detail: "NOT_FOUND" });
    }
  });
});

describe("a picture asked for by version", () => {
  test("is kept for good, where that is the present one", async () => {
    const api = await createTestApi();
    const { id } = await given(api, "route", await api.given.picture());
    const caching = async (query: string) =>
      (await api.fetch(`${pathOf("route", id)}${query}`)).headers.get("cache-control");

    expect(await caching("?v=3")).toBe("public, max-age=31536000, immutable");
    expect(await caching("?v=2")).toBe("no-cache");
    expect(await caching("?v=")).toBe("no-cache");
  });

  test("is another by its ETag when the file is another", async () => {
    const api = await createTestApi();
    const { id } = await given(api, "profile", await api.given.picture());
    const etag = async () => (await api.fetch(pathOf("profile", id))).headers.get("etag");
    const before = await etag();

    await api.given.change(id, { profile_photo: await api.given.picture() });

    expect(await etag()).not.toBe(before);
  });
});

describe("a picture whose file is lost", () => {
  test("is 404, and not kept", async () => {
    const api = await createTestApi();
    const key = await api.given.picture();
    const { id } = await given(api, "route", key);
    await api.storage.delete(key);

    const response = await api.fetch(`${pathOf("route", id)}?v=3`);

    expect(response.status).toBe(404);
    expect(response.headers.get("cache-control")).toBe("no-store");
    expect(response.headers.get("etag")).toBeNull();
  });
});
