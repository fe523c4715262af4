import type { ByteRange } from "../storage/storage.ts";

/** A part of a file, both ends counted in. */
export type Part = Required<ByteRange>;

const ONE_RANGE = /^bytes=(\d*)-(\d*)$/;

/**
 * The part of a file of `size` bytes that a Range header asks for: undefined where that is the whole (also for a header
 * that nobody can read, and for several parts at once), null where there is no such part.
 */
export function requestedPart(header: string | undefined, size: number): Part | null | undefined {
  const [, from = "", to = ""] = ONE_RANGE.exec(header?.replaceAll(/\s/g, "") ?? "") ?? [];
  if (from === "" && to === "") return undefined;
  const last = size - 1;
  const part =
    from === ""
      ? { start: Math.max(0, size - Number(to)), end: last }
      : { start: Number(from), end: to === "" ? last : Math.min(Number(to), last) };
  if (from !== "" && to !== "" && Number(to) < Number(from)) return undefined;
  return part.start <= part.end ? part : null;
}
