import { eq } from "drizzle-orm";
import { expect, test } from "vitest";

import { videos, videoUploadParts, videoUploads } from "../../../database/schema.ts";
import {
  createJsonRequest,
  createTestApi,
  logIn,
  TEST_PASSWORD,
  UNKNOWN_ID,
} from "../../../testing/index.ts";
import { download, getJson } from "../testing/download-export.ts";

const time = expect.stringMatching(/^\d{4}-.*Z$/);

test("the export contains former usernames, networks of logins and removed climbs", async () => {
  const api = await createTestApi();
  const { user, fetch } = await api.signIn({ username: "Ann" });
  await logIn(api, user.email, TEST_PASSWORD);
  await fetch("/api/users/me", createJsonRequest("PATCH", { username: "zelda" }));
  await fetch(`/api/climbs/me/${UNKNOWN_ID}`, { method: "DELETE" });

  const files = await download(fetch);

  expect(getJson(files, "former_usernames.json")).toEqual([{ username: "ann", changed_at: time }]);
  expect(getJson(files, "networks.json")).toEqual([
    { network_hash: expect.stringMatching(/^[\w-]{43}$/), last_login: time },
  ]);
  expect(getJson(files, "removed_climbs.json")).toEqual([{ id: UNKNOWN_ID, removed_at: time }]);
});

test("the export contains unfinished uploads, and why a video failed", async () => {
  const { db, seed, signIn } = await createTestApi();
  const { user, fetch } = await signIn();
  const route = await seed.route({ name: "P1" });
  const video = await seed.video({ user_id: user.id, route_id: route.id, state: "failed" });
  await db.update(videos).set({ failure: "TOO_LONG" }).where(eq(videos.id, video.id));
  const [upload] = await db
    .insert(videoUploads)
    .values({
      user_id: user.id,
      route_id: route.id,
      size_bytes: 5_000_000_000,
      metadata: { filename: "holiday.mp4" },
    })
    .returning();
  const upload_id = upload?.id ?? "";
  await db.insert(videoUploadParts).values([
    { upload_id, start: 0, size_bytes: 3_000_000_000, file: await seed.storeImage() },
    { upload_id, start: 3_000_000_000, size_bytes: 7, file: await seed.storeImage() },
  ]);

  const files = await download(fetch);

  expect(getJson(files, "videos.json")).toMatchObject([
    { id: video.id, state: "failed", failure: "TOO_LONG", is_removed: false },
  ]);
  expect(getJson(files, "video_uploads.json")).toEqual([
    {
      id: upload_id,
      route: route.id,
      route_name: "P1",
      size_bytes: 5_000_000_000,
      received_bytes: 3_000_000_007,
      metadata: { filename: "holiday.mp4" },
      video: null,
      time,
    },
  ]);
});
