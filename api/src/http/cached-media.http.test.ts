import { describe, expect, test } from "vitest";

import { createTestApi, type TestApi } from "../testing/index.ts";

/** Creates media of every kind, at the URLs of the app. */
async function setUpMedia() {
  const api = await createTestApi();
  const { storeImage } = api.seed;
  const gym = await api.seed.gym({ image: await storeImage(), version: 3 });
  const route = await api.seed.route({
    image: await storeImage(),
    thumbnail: await storeImage(),
    version: 3,
  });
  const owner = await api.signIn({
    profile_photo: await storeImage(),
    cover_photo: await storeImage(),
  });
  const video = await api.seed.video({ route_id: route.id, user_id: owner.user.id });
  const admin = await api.signIn({ is_superuser: true, route_setter: true });
  const deletions = {
    video: () => admin.fetch(`/api/video/${video.id}`, { method: "DELETE" }),
    route: () => admin.fetch(`/api/routes/${route.id}`, { method: "DELETE" }),
  };
  const paths = {
    gym: `/api/gyms/${gym.id}/image?v=3`,
    route: `/api/img/${route.id}.webp?v=3`,
    routeThumbnail: `/api/img_thumb/${route.id}.webp?v=3`,
    profilePhoto: `/api/profile_photo/${owner.user.id}`,
    coverPhoto: `/api/cover_photo/${owner.user.id}`,
    videoThumbnail: `/api/video_thumbnail/${video.id}`,
    video: `/api/video/${video.id}`,
  };
  return { api, paths, deletions };
}

const getEtag = async (api: TestApi, path: string) =>
  (await api.fetchAnonymously(path)).headers.get("etag") ?? "";

/** A cache sends this when its copy is older than the response allows. */
const revalidate = (api: TestApi, path: string, etag: string) =>
  api.fetchAnonymously(path, { headers: { "if-none-match": etag } });

describe("a shared cache", () => {
  test("may keep media for a minute at most, and gets 304 afterwards", async () => {
    const { api, paths } = await setUpMedia();

    for (const [name, path] of Object.entries(paths)) {
      const response = await revalidate(api, path, await getEtag(api, path));
      expect([name, response.status]).toEqual([name, 304]);
      const seconds = getSharedSeconds(response.headers.get("cache-control") ?? "");
      expect([name, seconds <= 60]).toEqual([name, true]);
    }
  });

  test.each([
    ["video", ["video", "videoThumbnail"]],
    ["route", ["route", "routeThumbnail", "video", "videoThumbnail"]],
  ] as const)("gets a 404 that it does not store after a %s is deleted", async (kind, names) => {
    const { api, paths, deletions } = await setUpMedia();
    const stored = await Promise.all(
      names.map(async (name) => ({ path: paths[name], etag: await getEtag(api, paths[name]) })),
    );

    expect((await deletions[kind]()).status).toBe(204);

    for (const { path, etag } of stored) {
      const response = await revalidate(api, path, etag);
      expect([path, response.status]).toEqual([path, 404]);
      expect(response.headers.get("cache-control")).toBe("no-store");
    }
  });
});

/** Returns for how long a cache may use a response without asking the server. */
function getSharedSeconds(cacheControl: string): number {
  const directives = cacheControl.split(", ");
  if (directives.some((name) => ["no-store", "no-cache", "private"].includes(name))) return 0;
  const age =
    directives.find((name) => name.startsWith("s-maxage=")) ??
    directives.find((name) => name.startsWith("max-age="));
  return Number(age?.split("=")[1] ?? Infinity);
}
