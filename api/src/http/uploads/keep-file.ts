import { open } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import type { FileKind, FileRule } from "@topout/shared/contract";

import { ProblemError } from "../../errors/problem-error.ts";
import { kindOfFile, TELLING_BYTES } from "./kind-of-file.ts";
import type { UploadedFile } from "./uploaded-file.ts";

interface Place {
  readonly path: string;
  /** Ends the writing, whatever it waits for. */
  readonly signal: AbortSignal;
}

/**
 * Writes a file as it comes, and gives up as soon as it breaks its rule. What was written by then stays.
 * @throws {ProblemError} 415 for a file of another kind, 413 for one that is too large.
 */
export async function keepFile(
  content: Readable,
  rule: FileRule,
  { path, signal }: Place,
): Promise<UploadedFile> {
  const file = await open(path, "wx", 0o600);
  const checked = new CheckedFile(rule);
  const pass = (chunks: AsyncIterable<Buffer>) => checked.pass(chunks);
  await pipeline(content, pass, file.createWriteStream(), { signal });
  return { path, kind: checked.requireKind(), bytes: checked.bytes };
}

class CheckedFile {
  readonly #rule: FileRule;
  #head = Buffer.alloc(0);
  bytes = 0;

  constructor(rule: FileRule) {
    this.#rule = rule;
  }

  /** Holds the first bytes back until they tell what the file is. */
  async *pass(chunks: AsyncIterable<Buffer>): AsyncGenerator<Buffer> {
    for await (const chunk of chunks) {
      const told = this.#head.length >= TELLING_BYTES;
      this.bytes += chunk.length;
      if (this.bytes > this.#rule.maxBytes) throw tooLarge(this.#rule);
      if (told) yield chunk;
      else yield* this.#tell(chunk);
    }
  }

  *#tell(chunk: Buffer) {
    this.#head = Buffer.concat([this.#head, chunk]);
    if (this.#head.length < TELLING_BYTES) return;
    this.requireKind();
    yield this.#head;
    this.#head = this.#head.subarray(0, TELLING_BYTES);
  }

  requireKind(): FileKind {
    const kind = kindOfFile(this.#head);
    if (kind && this.#rule.kinds.includes(kind)) return kind;
    throw wrongKind(this.#rule);
  }
}

const names: Readonly<Record<FileKind, string>> = {
  png: "PNG",
  jpeg: "JPEG",
  gif: "GIF",
  webp: "WebP",
  mp4: "MP4",
  quicktime: "QuickTime",
};

const listed = new Intl.ListFormat("en", { type: "disjunction" });

const wrongKind = ({ kinds }: FileRule) =>
  new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
    message: `Choose another file: ${listed.format(kinds.map((kind) => names[kind]))}.`,
  });

const tooLarge = ({ maxBytes }: FileRule) =>
  new ProblemError("PAYLOAD_TOO_LARGE", {
    message: `This file is too large: at most ${Math.floor(maxBytes / 1_000_000)} MB may be sent.`,
  });
