import { once } from "node:events";
import type { Readable } from "node:stream";

import { createInvalidRequestError, ProblemError } from "../../errors/problem-error.ts";
import { MultipartParser } from "./multipart-parser.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import { type FileRules, UploadParts } from "./upload-parts.ts";

/** The limit for fields, headers and boundaries. */
const MAX_OTHER_BYTES = 1_048_576;
/** The maximum time between two chunks of a client. */
const IDLE_TIMEOUT_MS = 60_000;

interface IncomingBody {
  readonly content: Readable;
  readonly contentType: string;
  /** The Content-Length header. 0 without one. */
  readonly sizeBytes: number;
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
  rules: FileRules,
  folder: ScratchFolder,
): Promise<Upload> {
  const maxBytes = Object.values(rules).reduce((sum, rule) => sum + rule.maxBytes, MAX_OTHER_BYTES);
  if (incoming.sizeBytes > maxBytes) throw createTooLargeError();

  const abortController = new AbortController();
  const parts = new UploadParts(rules, folder, abortController);
  const discard = () => parts.discard();
  const parser = new MultipartParser(incoming.contentType, parts, abortController);
  try {
    await Promise.race([
      readBody(incoming.content, parser, { abortController, maxBytes }),
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

/** Reads the whole body, even after an error. Many clients read the response only after they have sent the request. */
async function readBody(
  content: Readable,
  parser: MultipartParser,
  {
    abortController,
    maxBytes,
  }: { readonly abortController: AbortController; readonly maxBytes: number },
) {
  const timeout = setTimeout(
    () => abortController.abort(createIncompleteBodyError()),
    IDLE_TIMEOUT_MS,
  ).unref();
  let receivedBytes = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      timeout.refresh();
      receivedBytes += chunk.length;
      if (receivedBytes > maxBytes) abortController.abort(createTooLargeError());
      if (!abortController.signal.aborted) await parser.write(chunk);
    }
  } catch {
    throw createIncompleteBodyError();
  } finally {
    clearTimeout(timeout);
  }
  await parser.end();
}

/** Rejects with the reason of the abort. */
async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
  signal.throwIfAborted();
}

const createTooLargeError = () => new ProblemError("PAYLOAD_TOO_LARGE");

const createIncompleteBodyError = () =>
  createInvalidRequestError([
    { loc: ["body"], msg: "The body is incomplete", type: "value_error" },
  ]);
