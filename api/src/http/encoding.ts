import { promisify } from "node:util";
import {
  brotliCompress,
  brotliCompressSync,
  type BrotliOptions,
  constants,
  gzip,
  gzipSync,
} from "node:zlib";

export type Encoding = "br" | "gzip" | "identity";

const preferred = ["br", "gzip"] as const;

/** The best encoding that an Accept-Encoding header allows; none named means none wanted. */
export function chooseEncoding(header: string | string[] | undefined): Encoding {
  if (!header) return "identity";
  const weights = new Map(String(header).split(",").map(toWeight));
  const allowed = (name: Encoding) => (weights.get(name) ?? weights.get("*") ?? 0) > 0;
  return preferred.find(allowed) ?? "identity";
}

function toWeight(item: string): [name: string, weight: number] {
  const [name = "", ...parameters] = item.split(";").map((part) => part.trim().toLowerCase());
  const q = parameters.find((parameter) => parameter.startsWith("q="));
  return [name, q ? Number(q.slice(2)) || 0 : 1];
}

const brotli = promisify(brotliCompress);
const zip = promisify(gzip);

/** Up to here to do it costs less than to have another thread do it, and holds nobody up. */
const QUICK_BYTES = 64 * 1_024;

/** For an answer that is made for one request. */
export async function compressOnce(text: string, encoding: Encoding): Promise<Buffer> {
  const bytes = Buffer.from(text);
  if (bytes.length > QUICK_BYTES) return compress(bytes, encoding, QUICK_EFFORT);
  if (encoding === "br") return brotliCompressSync(bytes, forText(bytes, QUICK_EFFORT));
  return encoding === "gzip" ? gzipSync(bytes, { level: QUICK_EFFORT }) : bytes;
}

const QUICK_EFFORT = 1;

/** For an answer or a file that is kept. `effort` 1 to 11. */
export async function compress(bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === "br") return brotli(bytes, forText(bytes, effort));
  return encoding === "gzip" ? zip(bytes, { level: Math.min(effort, 9) }) : bytes;
}

const forText = ({ length }: Buffer, effort: number): BrotliOptions => ({
  params: {
    [constants.BROTLI_PARAM_QUALITY]: effort,
    [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
    [constants.BROTLI_PARAM_SIZE_HINT]: length,
  },
});
