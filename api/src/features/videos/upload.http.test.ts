import { describe, expect, test } from "vitest";

import { createTestApi } from "../../testing/index.ts";
import { listStoredKeys } from "./testing/stored-files.ts";
import { uploadVideo } from "./testing/upload-video.ts";
import { toIds, listRouteVideos } from "./testing/video-lists.ts";

const unknown = "00000000-0000-7000-8000-000000000000";
const WRONG_KIND = "UNSUPPORTED_MEDIA_TYPE";
const playlist = Buffer.from("#EXTM3U\n#EXTINF:1,\nfile:///etc/passwd\n");
const matroska = Buffer.from("1a45dfa3a3428681014286", "hex");

describe("an upload", () => {
  test("is taken at once, and waits to be processed", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const { user, fetch } = await api.signIn({ is_verified: true });

    const { status, body } = await uploadVideo(fetch, { route: route.id });

    expect(status).toBe(202);
    expect(body).toMatchObject({
      route: route.id,
      user: user.id,
      username: user.username,
      has_profile_photo: false,
      processed: false,
      failed: false,
    });
    expect(toIds(await listRouteVideos(api.anonymously, route.id))).toEqual([body.id]);
    expect(await listStoredKeys(api)).toHaveLength(1);
  });

  test.each([
    ["somebody who is not signed in", undefined, [401, "UNAUTHORIZED"]],
    ["a climber whose e-mail is not verified", {}, [403, "USER_NOT_VERIFIED"]],
    ["an admin whose e-mail is not verified", { is_superuser: true }, [403, "USER_NOT_VERIFIED"]],
  ] as const)("is refused to %s", async (_who, roles, refusal) => {
    const api = await createTestApi();
    const route = await api.given.route();
    const fetch = roles ? (await api.signIn(roles)).fetch : api.anonymously;

    const { status, body } = await uploadVideo(fetch, { route: route.id });

    expect([status, body.detail]).toEqual(refusal);
    expect(await listStoredKeys(api)).toEqual([]);
  });

  test.each([
    ["for a route that is not there", { route: unknown }, [404, "NOT_FOUND"]],
    ["that is a playlist by a film's name", { content: playlist }, [415, WRONG_KIND]],
    ["of another film format", { content: matroska }, [415, WRONG_KIND]],
  ] as const)("%s is refused, and nothing stays of it", async (_what, wanted, refusal) => {
    const api = await createTestApi();
    const route = await api.given.route();
    const { fetch } = await api.signIn({ is_verified: true });

    const { status, body } = await uploadVideo(fetch, { route: route.id, ...wanted });

    expect([status, body.detail]).toEqual(refusal);
    expect(await listStoredKeys(api)).toEqual([]);
    expect(await listRouteVideos(fetch, route.id)).toEqual([]);
  });

  test.each([
    ["route", { route: undefined }],
    ["file", { content: undefined }],
  ])("without its %s is refused by that name", async (field, wanted) => {
    const api = await createTestApi();
    const route = await api.given.route();
    const { fetch } = await api.signIn({ is_verified: true });

    const { status, body } = await uploadVideo(fetch, { route: route.id, ...wanted });

    expect(status).toBe(422);
    expect(body).toMatchObject({ detail: [{ loc: ["body", field] }] });
  });

  test("waits for others of the same climber: there are never more than 5 at once", async () => {
    const api = await createTestApi();
    const route = await api.given.route();
    const { user, fetch } = await api.signIn({ is_verified: true });
    const other = await api.signIn({ is_verified: true });
    await api.given.video({ user_id: user.id, state: "processed" });
    await api.given.video({ user_id: user.id, state: "failed" });

    const answers = await Promise.all(
      Array.from({ length: 9 }, () => uploadVideo(fetch, { route: route.id })),
    );

    const statuses = answers.map(({ status }) => status).toSorted((a, b) => a - b);
    expect(statuses).toEqual([202, 202, 202, 202, 202, 429, 429, 429, 429]);
    const refused = answers.find(({ status }) => status === 429);
    expect(refused?.headers.get("retry-after")).toBe("60");
    expect(refused?.body).toMatchObject({ detail: "RATE_LIMITED" });
    expect(await listRouteVideos(fetch, route.id)).toHaveLength(5);
    expect(await uploadVideo(other.fetch, { route: route.id })).toMatchObject({ status: 202 });
  });
});
