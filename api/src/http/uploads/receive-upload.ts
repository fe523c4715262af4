import { once } from "node:events";
import type { Readable } from "node:stream";

import { invalidRequest, ProblemError } from "../../errors/problem-error.ts";
import { MultipartParser } from "./multipart-parser.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import type { UploadedFile } from "./uploaded-file.ts";
import { type FileRules, UploadParts } from "./upload-parts.ts";

/** What fields, headers and boundaries may take beside the files. */
const MOST_OTHER_BYTES = 1_048_576;
/** How long a client may send nothing. */
const PATIENCE_MS = 60_000;

interface Incoming {
  readonly content: Readable;
  readonly contentType: string;
  /** In bytes, as the client declares it; 0 where it does not. */
  readonly length: number;
}

export interface Upload {
  readonly fields: Readonly<Record<string, string>>;
  readonly files: Readonly<Record<string, UploadedFile>>;
  /** Removes the files. */
  readonly discard: () => Promise<void>;
}

/**
 * Reads a multipart body as it comes: fields into memory, files into the folder. Nothing stays of one that fails.
 * @throws {ProblemError} 413, 415, or 422 for what cannot be read.
 */
export async function receiveUpload(
  incoming: Incoming,
  rules: FileRules,
  folder: ScratchFolder,
): Promise<Upload> {
  const most = Object.values(rules).reduce((sum, { maxBytes }) => sum + maxBytes, MOST_OTHER_BYTES);
  if (incoming.length > most) throw tooLarge();

  const over = new AbortController();
  const parts = new UploadParts(rules, folder, over);
  const discard = () => parts.discard();
  const parser = new MultipartParser(incoming.contentType, parts, over);
  try {
    await Promise.race([read(incoming.content, parser, { over, most }), end(over.signal)]);
    const whole = await parts.whole();
    over.signal.throwIfAborted();
    return { ...whole, discard };
  } catch (error) {
    over.abort(error);
    await discard();
    throw over.signal.reason;
  }
}

/**
 * Reads on to the end of the content, also when it is refused on the way: the answer goes out by the same connection,
 * and who still sends would not hear it.
 */
async function read(
  content: Readable,
  parser: MultipartParser,
  { over, most }: { readonly over: AbortController; readonly most: number },
) {
  const patience = setTimeout(() => over.abort(cutOff()), PATIENCE_MS).unref();
  let bytes = 0;
  try {
    for await (const chunk of content as AsyncIterable<Buffer>) {
      patience.refresh();
      bytes += chunk.length;
      if (bytes > most) over.abort(tooLarge());
      if (!over.signal.aborted) await parser.write(chunk);
    }
  } catch {
    throw cutOff();
  } finally {
    clearTimeout(patience);
  }
  await parser.end();
}

/** @throws the reason, once it is over. */
async function end(signal: AbortSignal): Promise<void> {
  if (!signal.aborted) await once(signal, "abort");
  signal.throwIfAborted();
}

const tooLarge = () => new ProblemError("PAYLOAD_TOO_LARGE");

const cutOff = () =>
  invalidRequest([
    { loc: ["body"], msg: "The body ended before it was whole", type: "value_error" },
  ]);
