import { once } from "node:events";
import type { Readable } from "node:stream";

import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import { MAX_UPLOAD_FIELDS_BYTES } from "../body-limits.ts";
import { MultipartParser } from "./multipart-parser.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";
import { type FileRules, UploadParts } from "./upload-parts.ts";
import { watchSpeed } from "./watch-speed.ts";

interface IncomingBody {
  readonly content: Readable;
  readonly contentType: string;
  /** The Content-Length header. 0 without one. */
  readonly sizeBytes: number;
}

interface UploadOptions {
  readonly rules: FileRules;
  readonly folder: ScratchFolder;
  /** A slower upload fails. Large files have no total time limit. */
  readonly minBytesPerSecond: number;
}

export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** Deletes the files. */
  readonly discard: () => Promise<void>;
}

/**
 * Reads a multipart body: fields into memory, files into the folder. Deletes the files if the upload fails.
 * @throws {ProblemError} 413, 415, or 422 for an invalid body.
 */
export async function receiveUpload(
  incoming: IncomingBody,
  { rules, folder, minBytesPerSecond }: UploadOptions,
): Promise<Upload> {
  const maxBytes = Object.values(rules).reduce(
    (sum, rule) => sum + rule.maxBytes,
    MAX_UPLOAD_FIELDS_BYTES,
  );
  if (incoming.sizeBytes > maxBytes) throw createTooLargeError();

  const abortController = new AbortController();
  const parts = new UploadParts(rules, folder, abortController);
  const discard = () => parts.discard();
  const parser = new MultipartParser(incoming.contentType, parts, abortController);
  try {
    await Promise.race([
      readBody(incoming.content, parser, { abortController, maxBytes, minBytesPerSecond }),
      waitForAbort(abortController.signal),
    ]);
    const content = await parts.collect();
    abortController.signal.throwIfAborted();
    return { ...content, discard };
  } catch (error) {
    abortController.abort(error);
    await discard();
    throw abortController.signal.reason;
  }
}

interface ReadOptions {
  readonly abortController: AbortController;
  readonly maxBytes: number;
  readonly minBytesPerSecond: number;
}

/** Reads the whole body, even after an error. Many clients read the response only after they have sent the request. */
async function readBody(
  content: Readable,
  parser: MultipartParser,
  { abortController, maxBytes, minBytesPerSecond }: ReadOptions,
) {
  let receivedBytes = 0;
  const stopWatching = watchSpeed({
    minBytesPerSecond,
    getReceivedBytes: () => receivedBytes,
    onTooSlow: (error) => abortController.abort(error),
  });
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) abortController.abort(createTooLargeError());
      if (!abortController.signal.aborted) await parser.write(chunk);
    }
  } catch {
    throw createIncompleteBodyError();
  } finally {
    stopWatching();
  }
  await parser.end();
}

/** Rejects with the reason of the abort. */
async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
  signal.throwIfAborted();
}

const createTooLargeError = () => new ProblemError("PAYLOAD_TOO_LARGE");

export const createIncompleteBodyError = () =>
  createInvalidRequestError([
    { loc: ["body"], msg: "The body is incomplete", type: "value_error" },
  ]);
