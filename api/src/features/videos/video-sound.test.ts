import { readFile, writeFile } from "node:fs/promises";
import { join } from "node:path";

import { describe, expect, test } from "vitest";

import { enqueue } from "../../jobs/enqueue.ts";
import { createTestApi, type TestApi } from "../../testing/index.ts";
import { probeVideoFile } from "../../testing/inspect-video.ts";
import { createTemporaryFolder } from "../../testing/temporary-folder.ts";
import { createVideoFile } from "../../testing/video-files.ts";
import { createTusClient } from "../video-uploads/testing/tus-client.ts";
import { listRouteVideos, uploadVideo } from "./testing/videos.ts";

const readVideo = async () => readFile(await createVideoFile({ hasSound: true }));

async function setUpRoute() {
  const api = await createTestApi();
  const route = await api.seed.route();
  const { fetch } = await api.signIn({ is_verified: true });
  return { api, route, fetch };
}

/** Processes the uploaded video of the route, and returns the kinds of its streams. */
async function processVideo(api: TestApi, routeId: string) {
  await api.runJobs();
  const [video] = await listRouteVideos(api.fetch, routeId);
  const response = await api.fetch(`/api/video/${video?.id}`);
  const path = join(await createTemporaryFolder(), "video.mp4");
  await writeFile(path, new Uint8Array(await response.arrayBuffer()));
  return (await probeVideoFile(path)).streams.map(({ codec_type }) => codec_type);
}

describe("the sound of a video", { timeout: 60_000 }, () => {
  test.each([
    ["is removed by default", {}, ["video"]],
    ["is removed if the user does not keep it", { keep_sound: "false" }, ["video"]],
    ["stays if the user keeps it", { keep_sound: "true" }, ["video", "audio"]],
  ])("%s", async (_title, fields, streams) => {
    const { api, route, fetch } = await setUpRoute();

    await uploadVideo(fetch, { route: route.id, content: await readVideo(), ...fields });

    expect(await processVideo(api, route.id)).toEqual(streams);
  });

  test.each([
    ["is removed from a resumable upload by default", {}, ["video"]],
    ["stays in a resumable upload that keeps it", { keep_sound: "true" }, ["video", "audio"]],
  ])("%s", async (_title, metadata, streams) => {
    const { api, route, fetch } = await setUpRoute();
    const content = await readVideo();

    await createTusClient(fetch).create({
      route: route.id,
      sizeBytes: content.length,
      content,
      metadata,
    });

    expect(await processVideo(api, route.id)).toEqual(streams);
  });

  test("stays in an upload that version 1.0 has received", async () => {
    const { api, route, fetch } = await setUpRoute();
    const content = await readVideo();
    const tus = createTusClient(fetch);
    const { path } = await tus.create({ route: route.id, sizeBytes: content.length });
    await api.db.execute("update video_uploads set metadata = metadata - 'keep_sound' - 'agreed'");

    await tus.patch(path, 0, content);

    expect(await processVideo(api, route.id)).toEqual(["video", "audio"]);
  });

  test("stays in a video whose job version 1.0 has queued", async () => {
    const { api, route, fetch } = await setUpRoute();
    const { body } = await uploadVideo(fetch, { route: route.id, content: await readVideo() });
    await api.db.execute("delete from pgboss.job where name = 'process-video'");

    await api.db.transaction((tx) => enqueue(tx, "process-video", { video: body.id }));

    expect(await processVideo(api, route.id)).toEqual(["video", "audio"]);
  });
});
