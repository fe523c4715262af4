import { once } from "node:events";
import type { Readable } from "node:stream";

import { invalidRequest, ProblemError } from "../../errors/problem-error.ts";
import { MultipartParser } from "./multipart-parser.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import { type FileRules, UploadParts } from "./upload-parts.ts";

/** The limit for fields, headers and boundaries. */
const MAX_OTHER_BYTES = 1_048_576;
/** How long a client may pause. */
const IDLE_TIMEOUT_MS = 60_000;

interface IncomingBody {
  readonly content: Readable;
  readonly contentType: string;
  /** Declared size in bytes; 0 if it is not declared. */
  readonly length: number;
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
  if (incoming.length > maxBytes) throw tooLarge();

  const abortController = new AbortController();
  const parts = new UploadParts(rules, folder, abortController);
  const discard = () => parts.discard();
  const parser = new MultipartParser(incoming.contentType, parts, abortController);
  try {
    await Promise.race([
      read(incoming.content, parser, { abortController, maxBytes }),
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

/**
 * Reads the whole body, even after an error. Many clients read the response only after they have sent the whole
 * request.
 */
async function read(
  content: Readable,
  parser: MultipartParser,
  {
    abortController,
    maxBytes,
  }: { readonly abortController: AbortController; readonly maxBytes: number },
) {
  const timeout = setTimeout(
    () => abortController.abort(incompleteBody()),
    IDLE_TIMEOUT_MS,
  ).unref();
  let bytes = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      timeout.refresh();
      bytes += chunk.length;
      if (bytes > maxBytes) abortController.abort(tooLarge());
      if (!abortController.signal.aborted) await parser.write(chunk);
    }
  } catch {
    throw incompleteBody();
  } finally {
    clearTimeout(timeout);
  }
  await parser.end();
}

/** @throws the reason of the abort. */
async function waitForAbort(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
  signal.throwIfAborted();
}

const tooLarge = () => new ProblemError("PAYLOAD_TOO_LARGE");

const incompleteBody = () =>
  invalidRequest([{ loc: ["body"], msg: "The body is incomplete", type: "value_error" }]);
