import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { join } from "node:path";
import { pipeline } from "node:stream/promises";

import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { makePlayable } from "../../media/video/make-playable.ts";
import type { VideoPrograms } from "../../media/video/programs.ts";
import { UnplayableError } from "../../media/video/unplayable.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import { keepThen } from "../../storage/keep-then.ts";
import { FileNotFoundError, type Storage } from "../../storage/storage.ts";
import { VideoNotPendingError, type VideoProcessingStore } from "./video-processing.store.ts";

interface Parts {
  readonly store: VideoProcessingStore;
  readonly storage: Storage;
  readonly videoPrograms: () => Promise<VideoPrograms>;
  readonly scratch: ScratchFolder;
  readonly log: JobLog;
}

/** Makes an uploaded video playable, or says that it cannot be. What is our fault is tried again, and fails it in the end. */
export const createVideoProcessor = (parts: Parts): JobHandler<JobData["process-video"]> => ({
  run: async ({ video }, signal) => {
    const original = await parts.store.original(video);
    if (original !== undefined) {
      await unlessUnwanted(process(parts, { video, original, signal }));
    }
  },
  giveUp: ({ video }) => unlessUnwanted(parts.store.fail(video, "GIVEN_UP")),
});

interface Task {
  readonly video: string;
  readonly original: string;
  readonly signal: AbortSignal;
}

async function process(parts: Parts, task: Task): Promise<void> {
  const { store, log, scratch } = parts;
  const folder = scratch.newPath();
  try {
    await mkdir(folder, { mode: 0o700 });
    await makeAndKeep(parts, task, folder);
  } catch (error) {
    const failure = failureOf(error);
    if (failure === undefined) throw error;
    log.warn({ video: task.video, err: error }, "video cannot be played");
    await store.fail(task.video, failure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function makeAndKeep(parts: Parts, { video, original, signal }: Task, folder: string) {
  const { store, storage, videoPrograms } = parts;
  const input = join(folder, "original");
  await pipeline(await storage.stream(original), createWriteStream(input), { signal });
  const made = await makePlayable({ programs: await videoPrograms(), input, folder, signal });
  signal.throwIfAborted();
  await keepThen(storage, [createReadStream(made.film), made.still], ([file, thumbnail]) =>
    store.finish(video, { file, thumbnail }),
  );
}

/** Undefined where another try may help. */
function failureOf(error: unknown): string | undefined {
  if (error instanceof UnplayableError) return error.reason;
  return error instanceof FileNotFoundError ? "LOST" : undefined;
}

async function unlessUnwanted(work: Promise<void>): Promise<void> {
  try {
    await work;
  } catch (error) {
    if (!(error instanceof VideoNotPendingError)) throw error;
  }
}
