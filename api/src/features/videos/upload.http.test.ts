import { describe, expect, test } from "vitest";

import { createTestApi, sortStatuses, UNKNOWN_ID } from "../../testing/index.ts";
import { listStoredKeys } from "../../testing/list-stored-keys.ts";
import { listRouteVideos, toIds, uploadVideo } from "./testing/videos.ts";

const UNSUPPORTED = "UNSUPPORTED_MEDIA_TYPE";
const playlist = Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n");
const matroska = Buffer.from("1a45dfa3a3428681014286", "hex");

describe("an upload", () => {
  test("is accepted, and pending until it is processed", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { user, fetch } = await api.signIn({ is_verified: true });

    const { status, body } = await uploadVideo(fetch, { route: route.id });

    expect(status).toBe(202);
    expect(body).toMatchObject({
      route: route.id,
      user: user.id,
      username: user.username,
      display_name: null,
      has_profile_photo: false,
      processed: false,
      failed: false,
    });
    expect(toIds(await listRouteVideos(api.fetchAnonymously, route.id))).toEqual([body.id]);
    expect(await listStoredKeys(api)).toHaveLength(1);
  });

  test.each([
    ["a visitor", undefined, [401, "UNAUTHORIZED"]],
    ["a climber whose email is not verified", {}, [403, "USER_NOT_VERIFIED"]],
    ["an admin whose email is not verified", { is_superuser: true }, [403, "USER_NOT_VERIFIED"]],
  ] as const)("is rejected for %s", async (_title, roles, error) => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const fetch = roles ? (await api.signIn(roles)).fetch : api.fetchAnonymously;

    const { status, body } = await uploadVideo(fetch, { route: route.id });

    expect([status, body.detail]).toEqual(error);
    expect(await listStoredKeys(api)).toEqual([]);
  });

  test.each([
    ["for an unknown route", { route: UNKNOWN_ID }, [404, "NOT_FOUND"]],
    ["for a playlist with a video's file name", { content: playlist }, [415, UNSUPPORTED]],
    ["for an unsupported video format", { content: matroska }, [415, UNSUPPORTED]],
  ] as const)("is rejected %s, and stores nothing", async (_title, fields, error) => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { fetch } = await api.signIn({ is_verified: true });

    const { status, body } = await uploadVideo(fetch, { route: route.id, ...fields });

    expect([status, body.detail]).toEqual(error);
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await listRouteVideos(fetch, route.id)).toEqual([]);
  });

  test.each([
    ["route", { route: undefined }],
    ["file", { content: undefined }],
  ])("is rejected without a %s", async (field, fields) => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { fetch } = await api.signIn({ is_verified: true });

    const { status, body } = await uploadVideo(fetch, { route: route.id, ...fields });

    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ["body", field] }] });
  });

  test("is limited to 5 pending videos per user", async () => {
    const api = await createTestApi();
    const route = await api.seed.route();
    const { user, fetch } = await api.signIn({ is_verified: true });
    const other = await api.signIn({ is_verified: true });
    await api.seed.video({ user_id: user.id, state: "processed" });
    await api.seed.video({ user_id: user.id, state: "failed" });

    const uploads = await Promise.all(
      Array.from({ length: 9 }, () => uploadVideo(fetch, { route: route.id })),
    );

    expect(sortStatuses(uploads)).toEqual([202, 202, 202, 202, 202, 429, 429, 429, 429]);
    const rejected = uploads.find(({ status }) => status === 429);
    expect(rejected?.headers.get("retry-after")).toBe("60");
    expect(rejected?.body).toMatchObject({ detail: "RATE_LIMITED" });
    expect(await listRouteVideos(fetch, route.id)).toHaveLength(5);
    expect(await uploadVideo(other.fetch, { route: route.id })).toMatchObject({ status: 202 });
  });
});
