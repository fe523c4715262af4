import { promisify } from "node:util";
import { brotliCompress, constants, gzip } from "node:zlib";

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

/** `effort` 1 to 11; what is compressed for every request wants little, what is kept wants more. */
export async function compress(bytes: Buffer, encoding: Encoding, effort: number): Promise<Buffer> {
  if (encoding === "identity") return bytes;
  if (encoding === "gzip") return zip(bytes, { level: Math.min(effort, 9) });
  return brotli(bytes, {
    params: {
      [constants.BROTLI_PARAM_QUALITY]: effort,
      [constants.BROTLI_PARAM_MODE]: constants.BROTLI_MODE_TEXT,
      [constants.BROTLI_PARAM_SIZE_HINT]: bytes.length,
    },
  });
}
