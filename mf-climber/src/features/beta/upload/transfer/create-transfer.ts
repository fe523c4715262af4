import { Upload } from "tus-js-client/lib/browser/index.js";

import { createUrl } from "@topout/shared/api";
import { getToken } from "@topout/shared/platform";

import { createSessionHooks } from "./create-session-hooks.ts";
import { createStallTimer, type StallTimer } from "./create-stall-timer.ts";
import { isTemporary, toTransferFailure, type TransferFailure } from "./transfer-failure.ts";

/** The most that is sent twice after a cut. The server also keeps the bytes of a part that is cut. */
const CHUNK_BYTES = 5_000_000;
/** About two minutes. The delays start again when the server has received more of the file. */
const RETRY_DELAYS_MS = [1_000, 2_000, 4_000, 8_000, 16_000, 32_000, 60_000];
const PATH = "/uploads/videos";

export interface TransferOptions {
  readonly file: File;
  readonly routeId: string;
  /** The upload to resume. */
  readonly uploadId: string | undefined;
  readonly chunkBytes?: number | undefined;
  readonly retryDelaysMs?: readonly number[] | undefined;
  readonly onCreated: (uploadId: string) => void;
  readonly onProgress: (percent: number) => void;
  /** The connection is lost. The transfer retries by itself. */
  readonly onInterrupted: () => void;
  readonly onFinished: () => void;
  readonly onFailed: (failure: TransferFailure) => void;
}

export interface Transfer {
  /** Starts, or continues with the first byte that the server does not have. */
  readonly start: () => void;
  readonly stop: () => void;
  /** Stops, and deletes what the server has received. */
  readonly discard: () => void;
}

/** Sends a video to the server over tus. */
export function createTransfer(options: TransferOptions): Transfer {
  const stallTimer = createStallTimer(() => {
    options.onInterrupted();
    start();
  });
  const upload = createUpload(options, stallTimer);
  const stop = () => {
    stallTimer.stop();
    void upload.abort();
  };
  const start = () => {
    stop();
    stallTimer.restart();
    upload.start();
  };
  const discard = () => {
    stop();
    if (upload.url !== null) void removeUpload(upload.url);
  };
  return { start, stop, discard };
}

function createUpload(options: TransferOptions, stallTimer: StallTimer): Upload {
  const { file, routeId, uploadId } = options;
  const fail = async (error: Error) => {
    stallTimer.stop();
    options.onFailed(await toTransferFailure(error, file));
  };
  const upload: Upload = new Upload(file, {
    // With an endpoint, tus-js-client starts with the first byte again after any error of a resumed upload.
    ...(uploadId === undefined
      ? { endpoint: createUrl(PATH) }
      : { uploadUrl: createUploadUrl(uploadId) }),
    metadata: { route: routeId, filename: file.name, filetype: file.type },
    chunkSize: options.chunkBytes ?? CHUNK_BYTES,
    retryDelays: (options.retryDelaysMs ?? RETRY_DELAYS_MS).map(addJitter),
    storeFingerprintForResuming: false,
    ...createSessionHooks(),
    onUploadUrlAvailable: () => {
      upload.options.endpoint = null;
      options.onCreated(upload.url?.split("/").at(-1) ?? "");
    },
    onProgress: (sentBytes, totalBytes) => {
      stallTimer.restart();
      options.onProgress(Math.floor((sentBytes / totalBytes) * 100));
    },
    onShouldRetry: (error) => {
      const shouldRetry = isTemporary(error);
      if (shouldRetry) options.onInterrupted();
      return shouldRetry;
    },
    onSuccess: options.onFinished,
    onError: (error) => void fail(error),
  });
  return upload;
}

/** A random part spreads the devices of a gym whose network returns. */
const addJitter = (delayMs: number) => delayMs * (0.5 + Math.random() / 2);

const createUploadUrl = (uploadId: string) => createUrl(`${PATH}/{id}`, { id: uploadId });

/** Deletes an upload of an earlier visit on the server. */
export const discardUpload = (uploadId: string): Promise<void> =>
  removeUpload(createUploadUrl(uploadId));

/** If this fails, the server deletes the upload after a day. */
const removeUpload = (url: string): Promise<void> =>
  Upload.terminate(url, {
    headers: { Authorization: `Bearer ${getToken() ?? ""}` },
    retryDelays: null,
  }).catch(() => undefined);
