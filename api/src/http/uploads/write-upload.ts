import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { FileKind, FileRule } from "@topout/shared/contract";

import { ProblemError } from "../../errors/problem-error.ts";
import { uploadedBytes } from "../../metrics/metrics.ts";
import { detectFileKind, SIGNATURE_BYTES } from "./detect-file-kind.ts";
import type { UploadedFile } from "../../files/uploaded-file.ts";

interface Destination {
  readonly path: string;
  /** Stops writing the file. */
  readonly signal: AbortSignal;
}

/**
 * Writes a file while it arrives. Stops at the first byte that violates the rule. The caller deletes the partial file.
 * @throws {ProblemError} 415 for an unsupported kind, 413 if the file is too large.
 */
export async function writeUpload(
  content: Readable,
  rule: FileRule,
  { path, signal }: Destination,
): Promise<UploadedFile> {
  const file = await open(path, "wx", 0o600);
  const validator = new FileValidator(rule);
  const validate = (chunks: AsyncIterable<Buffer>) => validator.validate(chunks);
  await pipeline(content, validate, file.createWriteStream(), { signal });
  return { path, kind: validator.requireKind(), sizeBytes: validator.sizeBytes };
}

class FileValidator {
  readonly #rule: FileRule;
  #head = Buffer.alloc(0);
  sizeBytes = 0;

  constructor(rule: FileRule) {
    this.#rule = rule;
  }

  /** Buffers the first bytes until they identify the kind of file. */
  async *validate(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      const isKindChecked = this.#head.length >= SIGNATURE_BYTES;
      this.sizeBytes += chunk.length;
      uploadedBytes.inc(chunk.length);
      if (this.sizeBytes > this.#rule.maxBytes) throw createTooLargeError(this.#rule);
      if (isKindChecked) yield chunk;
      else yield* this.#checkKind(chunk);
    }
  }

  *#checkKind(chunk: Buffer) {
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.length < SIGNATURE_BYTES) return;
    this.requireKind();
    yield this.#head;
  }

  requireKind(): FileKind {
    const kind = detectFileKind(this.#head);
    if (kind && this.#rule.kinds.includes(kind)) return kind;
    throw createUnsupportedKindError(this.#rule);
  }
}

const KIND_NAMES: Readonly<Record<FileKind, string>> = {
  png: "PNG",
  jpeg: "JPEG",
  gif: "GIF",
  webp: "WebP",
  mp4: "MP4",
  quicktime: "QuickTime",
};

const listFormat = new Intl.ListFormat("en", { type: "disjunction" });

const createUnsupportedKindError = ({ kinds }: FileRule) =>
  new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
    message: `Choose another file: ${listFormat.format(kinds.map((kind) => KIND_NAMES[kind]))}.`,
  });

const createTooLargeError = ({ maxBytes }: FileRule) =>
  new ProblemError("PAYLOAD_TOO_LARGE", {
    message: `This file is too large. The limit is ${Math.floor(maxBytes / 1_000_000)} MB.`,
  });
