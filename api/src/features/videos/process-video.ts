import { createReadStream, createWriteStream } from "node:fs";
import { mkdir, rm } from "node:fs/promises";
import { dirname, join } from "node:path";
import { pipeline } from "node:stream/promises";

import type { JobHandler } from "../../jobs/job-handler.ts";
import type { JobData } from "../../database/job-queues.ts";
import type { JobLog } from "../../jobs/run-job.ts";
import { convertVideo } from "../../media/video/convert-video.ts";
import type { FfmpegLocator } from "../../media/video/locate-ffmpeg.ts";
import { UnplayableError } from "../../media/video/unplayable-error.ts";
import { recreateFolder } from "../../files/create-folder.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import { storeThenCommit } from "../../storage/store-then-commit.ts";
import { FileNotFoundError, type Storage } from "../../storage/storage.ts";
import { VideoNotPendingError, type VideoProcessingStore } from "./video-processing.store.ts";

interface Dependencies {
  readonly store: VideoProcessingStore;
  readonly storage: Storage;
  readonly locateFfmpeg: FfmpegLocator;
  readonly scratch: ScratchFolder;
  readonly log: JobLog;
}

/**
 * Creates a job handler that converts an uploaded video. If the file is missing or not playable, the handler sets the
 * state of the video to failed. It rethrows other errors, so that the queue retries the job.
 */
export const createVideoProcessor = (
  dependencies: Dependencies,
): JobHandler<JobData["process-video"]> => ({
  run: async ({ video, keepSound = true }, signal) => {
    const originalKey = await dependencies.store.getOriginalKey(video);
    if (originalKey === undefined) return;
    const options = { videoId: video, originalKey, keepSound, signal };
    await ignoreNotPending(processVideo(dependencies, options));
  },
  onFinalFailure: ({ video }) => ignoreNotPending(dependencies.store.fail(video, "GIVEN_UP")),
});

interface ProcessingOptions {
  readonly videoId: string;
  readonly originalKey: string;
  readonly keepSound: boolean;
  readonly signal: AbortSignal;
}

async function processVideo(dependencies: Dependencies, options: ProcessingOptions): Promise<void> {
  const { store, log, scratch } = dependencies;
  const folder = scratch.createPath();
  try {
    await recreateFolder(dirname(folder));
    await mkdir(folder, { mode: 0o700 });
    await convertAndStore(dependencies, options, folder);
  } catch (error) {
    const failure = toFailureReason(error);
    if (failure === undefined) throw error;
    log.warn({ video: options.videoId, err: error }, "video cannot be processed");
    await store.fail(options.videoId, failure);
  } finally {
    await rm(folder, { recursive: true, force: true });
  }
}

async function convertAndStore(
  { store, storage, locateFfmpeg }: Dependencies,
  { videoId, originalKey, keepSound, signal }: ProcessingOptions,
  folder: string,
) {
  const input = join(folder, "original");
  await pipeline(await storage.stream(originalKey), createWriteStream(input), { signal });
  const binaries = await locateFfmpeg();
  const converted = await convertVideo({ binaries, input, folder, keepSound, signal });
  signal.throwIfAborted();
  await storeThenCommit(
    storage,
    [createReadStream(converted.video), converted.thumbnail],
    ([file, thumbnail]) => store.finish(videoId, { file, thumbnail }),
  );
}

/** Returns undefined for errors that a retry can solve. */
function toFailureReason(error: unknown): string | undefined {
  if (error instanceof UnplayableError) return error.reason;
  return error instanceof FileNotFoundError ? "LOST" : undefined;
}

/** Ignores the error if a request has deleted the video, or if another worker has finished it. */
async function ignoreNotPending(update: Promise<void>): Promise<void> {
  try {
    await update;
  } catch (error) {
    if (!(error instanceof VideoNotPendingError)) throw error;
  }
}
