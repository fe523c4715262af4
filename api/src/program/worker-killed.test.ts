import { readdir, readFile } from "node:fs/promises";
import { join } from "node:path";
import { pathToFileURL } from "node:url";

import { eq, sql } from "drizzle-orm";
import { describe, expect, onTestFinished, test } from "vitest";

import { videos } from "../database/schema.ts";
import { enqueue } from "../jobs/enqueue.ts";
import { createChanges } from "../auth/changes.ts";
import { createLocalStorage } from "../storage/local-storage.ts";
import { createTestDatabase } from "../testing/database.ts";
import { createVideoFile } from "../testing/video-files.ts";
import { createSeed } from "../testing/seed.ts";
import { runMainUntilExit, runWorker } from "../testing/run-main.ts";
import { createTemporaryFolder } from "../testing/temporary-folder.ts";

/** Creates an uploaded video, and the environment of a worker that can process it. */
async function createUploadedVideo(videoFile: string) {
  const { db, url, drop } = await createTestDatabase();
  onTestFinished(drop);
  const files = await createTemporaryFolder();
  const storage = createLocalStorage(files);
  const seed = createSeed({ db, storage, changes: createChanges(db) });
  const original = await storage.put(await readFile(videoFile));
  const { id } = await seed.video({ state: "uploaded", original });
  await db.transaction((tx) => enqueue(tx, "process-video", { video: id }));

  const readVideo = async () => (await db.select().from(videos).where(eq(videos.id, id)))[0];
  const shared = {
    DATABASE_URL: url,
    STORAGE_URL: pathToFileURL(files).href,
    SECRET_KEY: "a key that only tests know, long enough to sign",
    PUBLIC_URL: "https://topout.example",
  };
  return {
    db,
    createEnvironment: async () => ({ ...shared, DATA_DIR: await createTemporaryFolder() }),
    readVideo,
    readState: async () => (await readVideo())?.state,
    listStoredKeys: () => Array.fromAsync(storage.list(), ({ key }) => key),
    /** Reads the state of the jobs of the video, in the order of creation. Other jobs run at the start of a minute. */
    readJobs: async () => {
      const jobs = await db.execute(
        sql`select name, state::text, retry_count from pgboss.job
          where name in ('process-video', 'delete-files') order by created_on`,
      );
      return jobs.rows;
    },
  };
}

/** Returns a function that checks whether a job is writing a video in this data folder. */
const createTranscodingCheck = (data: string) => async () => {
  const names = await readdir(join(data, "video-scratch"), { recursive: true }).catch(() => []);
  return names.some((name) => name.endsWith("video.mp4"));
};

describe("a separate worker", { timeout: 240_000 }, () => {
  test("processes uploaded videos and stops on SIGTERM", async () => {
    const upload = await createUploadedVideo(await createVideoFile());
    const { child, exit } = await runWorker(await upload.createEnvironment());

    await expect.poll(upload.readState, { timeout: 30_000 }).toBe("processed");
    await expect
      .poll(async () => (await upload.listStoredKeys()).length, { timeout: 10_000 })
      .toBe(2);
    child.kill("SIGTERM");

    expect(await exit).toBe(0);
    const video = await upload.readVideo();
    expect(new Set(await upload.listStoredKeys())).toEqual(
      new Set([video?.file, video?.thumbnail]),
    );
  });

  test("that is killed leaves its video to the next worker", async () => {
    const videoFile = await createVideoFile({ seconds: 12, frameRate: 30, size: "1280x720" });
    const upload = await createUploadedVideo(videoFile);
    const environment = await upload.createEnvironment();
    const first = await runWorker(environment);
    await expect.poll(createTranscodingCheck(environment.DATA_DIR), { timeout: 30_000 }).toBe(true);

    first.child.kill("SIGKILL");
    await first.exit;
    expect(await upload.readState()).toBe("uploaded");
    await runWorker(environment);

    await expect.poll(upload.readState, { timeout: 180_000, interval: 250 }).toBe("processed");
    await expect
      .poll(async () => (await upload.listStoredKeys()).length, { timeout: 10_000 })
      .toBe(2);
    expect(await upload.readJobs()).toMatchObject([
      { name: "process-video", state: "completed", retry_count: 1 },
      { name: "delete-files", retry_count: 0 },
    ]);
    expect(await readdir(join(environment.DATA_DIR, "video-scratch"))).toEqual([]);
  });

  test.each(["/nowhere/ffmpeg", "/usr"])("does not start if FFMPEG_PATH is %s", async (path) => {
    const upload = await createUploadedVideo(await createVideoFile());

    const { code, stderr } = await runMainUntilExit({
      ...(await upload.createEnvironment()),
      MODE: "worker",
      FFMPEG_PATH: path,
    });

    expect({ code, stderr }).toEqual({
      code: 1,
      stderr: `Topout cannot start: FFMPEG_PATH ${path} is not an executable file\n`,
    });
  });
});
