import { open } from "node:fs/promises";
import { text } from "node:stream/consumers";

import { getSystemErrorCode } from "../../errors/system-error-code.ts";
import type { ReleaseLocation } from "../../releases/open-release-files.ts";
import { HISTORY_FILE } from "../../releases/registry-files.ts";
import type { S3Location } from "../../storage/storage-url.ts";

/** Enough for the listed releases. The rest of a longer history is not read. */
const MAX_READ_BYTES = 512 * 1024;
interface HistoryEnd {
  readonly text: string;
  readonly isComplete: boolean;
}

/** Returns the complete lines at the end of the history. Returns an empty text before the first release. */
export async function readHistoryEnd(location: ReleaseLocation): Promise<string> {
  const end = await (typeof location === "string"
    ? readFileEnd(location)
    : readObjectEnd(location));
  return end.isComplete ? end.text : end.text.slice(end.text.indexOf("\n") + 1);
}

async function readFileEnd(path: string): Promise<HistoryEnd> {
  const file = await open(path).catch((error: unknown) => {
    if (getSystemErrorCode(error) === "ENOENT") return undefined;
    throw error;
  });
  if (!file) return { text: "", isComplete: true };
  const { size } = await file.stat();
  const start = Math.max(0, size - MAX_READ_BYTES);
  // The stream closes the file.
  const stream = file.createReadStream({ start, end: start + MAX_READ_BYTES });
  return { text: await text(stream), isComplete: start === 0 };
}

async function readObjectEnd(location: S3Location): Promise<HistoryEnd> {
  // Import the S3 client lazily, because it loads slowly and most installations have no bucket.
  const { readObjectEnd: read } = await import("../../storage/read-object-end.ts");
  return read(location, HISTORY_FILE, MAX_READ_BYTES);
}
