import type { ByteRange } from "../storage/storage.ts";

/** A range of a file. Both ends are inclusive. */
export type RequestedRange = Required<ByteRange>;

const START_AND_END = /^bytes=(\d+)-(\d*)$/;
const SUFFIX_LENGTH = /^bytes=-(\d+)$/;

/**
 * Parses a Range header for a file of `size` bytes. Returns null if the range is outside the file. Returns undefined,
 * which means the whole file, for a missing or invalid header and for several ranges.
 */
export function parseRange(
  header: string | undefined,
  size: number,
): RequestedRange | null | undefined {
  const value = header?.replaceAll(/\s/g, "") ?? "";
  const range = parseStartAndEnd(value) ?? parseSuffixLength(value, size);
  if (!range || range.start > range.end) return undefined;
  const end = Math.min(range.end, size - 1);
  return range.start <= end ? { start: range.start, end } : null;
}

function parseStartAndEnd(value: string): RequestedRange | undefined {
  const [, start, end] = START_AND_END.exec(value) ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Number(end || Infinity) };
}

function parseSuffixLength(value: string, size: number): RequestedRange | undefined {
  const [, length] = SUFFIX_LENGTH.exec(value) ?? [];
  if (length === undefined) return undefined;
  return { start: Math.max(0, size - Number(length)), end: Infinity };
}
