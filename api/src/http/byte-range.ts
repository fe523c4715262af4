import type { ByteRange } from "../storage/storage.ts";

/** A part of a file, both ends counted in. */
export type Part = Required<ByteRange>;

const FROM_TO = /^bytes=(\d+)-(\d*)$/;
const LAST = /^bytes=-(\d+)$/;

/**
 * The part of a file of `size` bytes that a Range header asks for: undefined where that is the whole (also for a header
 * that nobody can read, and for several parts at once), null where there is no such part.
 */
export function requestedPart(header: string | undefined, size: number): Part | null | undefined {
  const asked = header?.replaceAll(/\s/g, "") ?? "";
  const part = fromTo(asked) ?? last(asked, size);
  if (!part || part.start > part.end) return undefined;
  const end = Math.min(part.end, size - 1);
  return part.start <= end ? { start: part.start, end } : null;
}

function fromTo(asked: string): Part | undefined {
  const [, start, end] = FROM_TO.exec(asked) ?? [];
  return start === undefined ? undefined : { start: Number(start), end: Number(end || Infinity) };
}

function last(asked: string, size: number): Part | undefined {
  const [, count] = LAST.exec(asked) ?? [];
  if (count === undefined) return undefined;
  return { start: Math.max(0, size - Number(count)), end: Infinity };
}
