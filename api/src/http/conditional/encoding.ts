import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";

import type { Encoding } from "./negotiate.ts";

const brotliAsync = promisify(brotliCompress);
const gzipAsync = promisify(gzip);

/** A smaller body fits into one packet, so compression saves nothing. */
export const MIN_COMPRESSED_BYTES = 1_024;

/** Below this size, compressing takes less time than moving the data to another thread. */
const MAX_SYNC_BYTES = 64 * 1_024;

/** Compresses a body that only one request uses. */
export async function compressQuickly(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (bytes.length > MAX_SYNC_BYTES) return compress(bytes, encoding, QUICK_EFFORT);
  if (encoding === "br") return brotliCompressSync(bytes, createTextOptions(bytes, QUICK_EFFORT));
  return encoding === "gzip" ? gzipSync(bytes, { level: QUICK_EFFORT }) : bytes;
}

const QUICK_EFFORT = 1;

/** Compresses a body in another thread. `effort` is a number from 1 to 11. */
export async function compress(bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === "br") return brotliAsync(bytes, createTextOptions(bytes, effort));
  return encoding === "gzip" ? gzipAsync(bytes, { level: Math.min(effort, 9) }) : bytes;
}

const createTextOptions = ({ length }: Buffer, effort: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
