import { createWriteStream } from "node:fs";
import { rm } from "node:fs/promises";
import type { Readable } from "node:stream";
import { pipeline } from "node:stream/promises";

import { videos } from "@topout/shared/contract/server";

import { ProblemError } from "../../errors/problem-error.ts";
import type { ScratchFolder } from "../../files/scratch-folder.ts";
import { detectFileKind, SIGNATURE_BYTES } from "../../http/uploads/detect-file-kind.ts";
import { uploadedBytes } from "../../metrics/metrics.ts";

export const videoRule = videos.upload.files.file;

interface ReceiveOptions {
  readonly scratch: ScratchFolder;
  /** Whether these are the first bytes of the video. */
  readonly isFirst: boolean;
}

export interface ReceivedPart {
  readonly path: string;
  readonly sizeBytes: number;
  /** Deletes the file. */
  readonly discard: () => Promise<void>;
}

/**
 * Writes a part of a video to a temporary file.
 * @throws {ProblemError} 415 if the first part does not begin with the signature of a video.
 */
export async function receivePart(
  content: Readable,
  { scratch, isFirst }: ReceiveOptions,
): Promise<ReceivedPart> {
  const path = scratch.createPath();
  const discard = () => rm(path, { force: true });
  let sizeBytes = 0;
  const read = async function* () {
    for await (const chunk of isFirst ? checkKind(content) : content) {
      sizeBytes += chunk.length;
      uploadedBytes.inc(chunk.length);
      yield chunk;
    }
  };
  try {
    await pipeline(read, createWriteStream(path, { flags: "wx", mode: 0o600 }));
  } catch (error) {
    await discard();
    throw error;
  }
  return { path, discard, sizeBytes };
}

/** Buffers the first bytes until they identify the kind of the file. */
async function* checkKind(content: Readable): AsyncGenerator<Buffer> {
  let head = Buffer.alloc(0);
  for await (const chunk of content as AsyncIterable<Buffer>) {
    if (head.length >= SIGNATURE_BYTES) {
      yield chunk;
      continue;
    }
    head = Buffer.concat([head, chunk]);
    if (head.length < SIGNATURE_BYTES) continue;
    requireVideo(head);
    yield head;
  }
  requireVideo(head);
}

function requireVideo(head: Buffer): void {
  const kind = head.length < SIGNATURE_BYTES ? undefined : detectFileKind(head);
  if (kind && videoRule.kinds.some((allowed) => allowed === kind)) return;
  throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
    message: "Choose another file: MP4 or QuickTime.",
  });
}
