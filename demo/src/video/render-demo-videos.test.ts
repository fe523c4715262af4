import { writeFile } from "node:fs/promises";
import { join } from "node:path";

import { locateInstalledFfmpeg } from "@topout/api/ffmpeg";
import { createTemporaryFolder, probeVideoFile } from "@topout/api/package-testing";
import { users, videos } from "@topout/api/schema";
import { createTestApi } from "@topout/api/testing";
import { eq } from "drizzle-orm";
import { describe, expect, test } from "vitest";

import { planDemo } from "../demo-plan.ts";
import { planVideos } from "./plan-videos.ts";
import { renderDemoVideos } from "./render-demo-videos.ts";

const NOW = new Date("2026-11-21T18:30:00.000Z");
const plan = planDemo(NOW);
const climbs = plan.gyms.flatMap(({ history }) => history.climbs);
const videoPlans = planVideos(plan);

describe("planVideos", () => {
  test("plans videos of current routes, uploaded after the user sent them", () => {
    expect(videoPlans.map(({ user }) => user.username).toSorted()).toEqual([
      "nadia.k",
      "robin.reed",
    ]);
    for (const { user, route, time } of videoPlans) {
      expect(route.set.replacedAt).toBeUndefined();
      expect(time <= NOW).toBe(true);
      const wasSent = climbs.some(
        (climb) => climb.sent && climb.user === user && climb.route === route && climb.time < time,
      );
      expect(wasSent).toBe(true);
    }
  });
});

describe("renderDemoVideos", { timeout: 120_000 }, () => {
  test("creates each video once, and skips deleted users", async () => {
    const api = await createTestApi();
    const [plannedVideo, orphanedVideo] = videoPlans;
    if (!plannedVideo || !orphanedVideo) throw new Error("Expected two planned videos");
    for (const { user, route } of videoPlans) {
      await api.seed.user({ id: user.id, username: user.username });
      await api.seed.route({ id: route.id });
    }
    await api.db.delete(users).where(eq(users.id, orphanedVideo.user.id));
    const folder = await createTemporaryFolder();
    const scratch = { createPath: () => join(folder, "render") };
    const { db, storage } = api;

    // The queue may run a job twice.
    for (let run = 0; run < 2; run++) {
      await renderDemoVideos(
        { db, storage, scratch, locateFfmpeg: locateInstalledFfmpeg },
        { now: NOW.toISOString() },
        new AbortController().signal,
      );
    }

    const [video, ...more] = await api.db.select().from(videos);
    expect(more).toEqual([]);
    expect(video).toMatchObject({
      id: plannedVideo.id,
      state: "processed",
      time: plannedVideo.time,
    });
    expect(await Array.fromAsync(api.storage.list())).toHaveLength(2);
    const path = join(folder, "video.mp4");
    const response = await api.fetch(`/api/video/${plannedVideo.id}`);
    await writeFile(path, Buffer.from(await response.arrayBuffer()));
    const { streams, format } = await probeVideoFile(path);
    expect(streams).toMatchObject([{ codec_name: "h264", width: 540, height: 720 }]);
    expect(Number(format.duration)).toBeGreaterThan(5);
  });
});
