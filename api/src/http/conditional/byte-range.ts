import { parse } from "range-parser";

import type { ByteRange } from "../../storage/storage.ts";

/** A range of a file. Both ends are inclusive. */
export type RequestedRange = Required<ByteRange>;

const INVALID = 1;
const OUTSIDE = 2;

/**
 * Parses a Range header for a file of `size` bytes. Returns null if the range is outside the file. Returns undefined,
 * which means the whole file, for a missing or invalid header and for several ranges.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): RequestedRange | null | undefined {
  const { code, type, ranges } = parse(size, header ?? "");
  const [range, ...others] = ranges;
  // The code of several ranges is a combination of flags.
  if (type !== "bytes" || (code & INVALID) !== 0 || others.length > 0) return undefined;
  return range ?? (code === OUTSIDE ? null : undefined);
}
