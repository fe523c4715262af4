import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";

import { isolate } from "./isolate.ts";
import type { Encoding } from "./negotiate.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A smaller body fits into one packet, so compression saves nothing. */
export const MIN_COMPRESSED_BYTES = 1_024;

/**
 * Up to this size and effort, compressing takes less than 5 ms. In another thread it would take no less in total, and each
 * thread would keep 5 MB of memory.
 */
const MAX_SYNC_BYTES = 64 * 1_024;
const MAX_SYNC_EFFORT = 5;

/** Compresses a body that only one request uses. */
export const compressQuickly = (text: string, encoding: Encoding): Promise<Buffer> =>
  compress(Buffer.from(text), encoding, QUICK_EFFORT);

const QUICK_EFFORT = 1;

/** Compresses a body, into memory of its own. `effort` is a number from 1 to 11. */
export async function compress(bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  const isFast = bytes.length <= MAX_SYNC_BYTES && effort <= MAX_SYNC_EFFORT;
  return isolate(await compressors[encoding][isFast ? "sync" : "async"](bytes, effort));
}

const createBrotliOptions = ({ length }: Buffer, effort: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});

const createGzipOptions = (effort: number) => ({ level: Math.min(effort, 9) });

const compressors = {
  br: {
    sync: (bytes: Buffer, effort: number) =>
      brotliCompressSync(bytes, createBrotliOptions(bytes, effort)),
    async: (bytes: Buffer, effort: number) =>
      brotliAsync(bytes, createBrotliOptions(bytes, effort)),
  },
  gzip: {
    sync: (bytes: Buffer, effort: number) => gzipSync(bytes, createGzipOptions(effort)),
    async: (bytes: Buffer, effort: number) => gzipAsync(bytes, createGzipOptions(effort)),
  },
};
