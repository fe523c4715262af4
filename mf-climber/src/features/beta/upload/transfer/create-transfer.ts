import { Upload } from "tus-js-client/lib/browser/index.js";

import { createUrl } from "@topout/shared/api";
import { isReadable } from "@topout/shared/api/upload";
import { getToken } from "@topout/shared/platform";

import type { UploadChoices } from "../storage/upload-record.ts";
import { createPartSize, type PartSize } from "./create-part-size.ts";
import { createRetryCheck } from "./create-retry-check.ts";
import { createSessionHooks } from "./create-session-hooks.ts";
import { createStallTimer, type StallTimer } from "./create-stall-timer.ts";
import { toTransferFailure, type TransferFailure } from "./transfer-failure.ts";

/** A lost connection repeats at most one part, and usually less, because the server stores incomplete parts. */
const PART_SIZE_BYTES = 5_000_000;
/** One to two minutes in total. The delays start over when the server has received more of the file. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000];
const PATH = "/uploads/videos";

export interface TransferOptions {
  readonly file: File;
  readonly routeId: string;
  readonly choices: UploadChoices;
  /** The upload to resume. Undefined for a new upload. */
  readonly uploadId: string | undefined;
  readonly partSizeBytes?: number | undefined;
  readonly retryDelaysMs?: readonly number[] | undefined;
  readonly onCreated: (uploadId: string) => void;
  readonly onProgress: (percent: number) => void;
  /** The connection is lost. The transfer retries by itself. */
  readonly onInterrupted: () => void;
  readonly onFinished: () => void;
  readonly onFailed: (failure: TransferFailure) => void;
}

export interface Transfer {
  /** Starts, or continues with the first byte that the server does not have. All retries are available again. */
  readonly start: () => void;
  /** After this, the transfer reports no progress and no failure until it is started again. */
  readonly stop: () => void;
  /** Stops, and deletes what the server has received. */
  readonly discard: () => void;
}

/** Sends a video to the server over tus. */
export function createTransfer(options: TransferOptions): Transfer {
  let { uploadId } = options;
  let controller = new AbortController();
  const partSize = createPartSize(options.partSizeBytes ?? PART_SIZE_BYTES);
  const handleCreated = (id: string) => {
    uploadId = id;
    options.onCreated(id);
  };
  const handleStall = () => {
    options.onInterrupted();
    start();
  };
  const handleUnreadable = () => {
    stop();
    options.onFailed({ type: "unreadable" });
  };
  const stop = () => controller.abort();
  const start = () => {
    stop();
    controller = new AbortController();
    const { signal } = controller;
    startUpload({
      ...options,
      uploadId,
      partSize,
      onCreated: handleCreated,
      onStall: handleStall,
      onUnreadable: handleUnreadable,
      signal,
    });
  };
  const discard = () => {
    stop();
    if (uploadId !== undefined) void discardUpload(uploadId);
  };
  return { start, stop, discard };
}

interface UploadOptions extends TransferOptions {
  readonly partSize: PartSize;
  readonly onStall: () => void;
  readonly onUnreadable: () => void;
  readonly signal: AbortSignal;
}

function startUpload(options: UploadOptions): void {
  const stallTimer = createStallTimer(options.onStall);
  const upload = createUpload(options, stallTimer);
  options.signal.addEventListener("abort", () => {
    stallTimer.stop();
    void upload.abort();
  });
  stallTimer.restart();
  upload.start();
}

function createUpload(options: UploadOptions, stallTimer: StallTimer): Upload {
  const { file, uploadId, partSize, signal } = options;
  const sessionHooks = createSessionHooks();
  const { fail, handleInterruption } = createFailureHandlers(options, stallTimer);
  const upload: Upload = new Upload(file, {
    // With an endpoint, tus-js-client starts with the first byte again after any error of a resumed upload.
    ...(uploadId === undefined
      ? { endpoint: createUrl(PATH) }
      : { uploadUrl: createUploadUrl(uploadId) }),
    metadata: createMetadata(options),
    chunkSize: partSize.getBytes(),
    retryDelays: (options.retryDelaysMs ?? RETRY_DELAYS_MS).map(addJitter),
    storeFingerprintForResuming: false,
    ...sessionHooks,
    onBeforeRequest: (request) => {
      // An abort before the first request has no effect in tus-js-client.
      signal.throwIfAborted();
      sessionHooks.onBeforeRequest(request);
    },
    onUploadUrlAvailable: () => {
      upload.options.endpoint = null;
      options.onCreated(upload.url?.split("/").at(-1) ?? "");
    },
    onProgress: (sentBytes, totalBytes) => {
      if (signal.aborted) return;
      stallTimer.restart();
      options.onProgress(Math.floor((sentBytes / totalBytes) * 100));
    },
    onChunkComplete: partSize.handleSuccess,
    onShouldRetry: createRetryCheck({
      partSize,
      signal,
      onInterrupted: () => void handleInterruption(),
    }),
    onSuccess: options.onFinished,
    onError: (error) => void fail(error),
  });
  return upload;
}

const createMetadata = ({ file, routeId, choices }: UploadOptions) => ({
  route: routeId,
  filename: file.name,
  filetype: file.type,
  agreed: String(choices.agreed),
  keep_sound: String(choices.keepSound),
});

function createFailureHandlers(options: UploadOptions, stallTimer: StallTimer) {
  const { file, partSize, signal } = options;
  return {
    fail: async (error: Error) => {
      stallTimer.stop();
      const failure = await toTransferFailure(error, { file, isBlocked: partSize.isExhausted() });
      if (!signal.aborted) options.onFailed(failure);
    },
    /** The browser reports a file that it cannot read like a lost connection. */
    handleInterruption: async () => {
      options.onInterrupted();
      if (!(await isReadable(file)) && !signal.aborted) options.onUnreadable();
    },
  };
}

/** Randomizes a delay, so that the devices of a gym do not retry at the same time when its network returns. */
const addJitter = (delayMs: number) => delayMs * (0.5 + Math.random() / 2);

const createUploadUrl = (uploadId: string) => createUrl(`${PATH}/{id}`, { id: uploadId });

/** Deletes an unfinished upload from the server. If this fails, the server deletes it after a day. */
export const discardUpload = (uploadId: string): Promise<void> =>
  Upload.terminate(createUploadUrl(uploadId), {
    headers: { Authorization: `Bearer ${getToken() ?? ""}` },
    retryDelays: null,
  }).catch(() => undefined);
