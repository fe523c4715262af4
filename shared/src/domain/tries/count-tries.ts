import type { RouteTries } from "./derive-tries.ts";

/** The first sends of one climber, or of one route. Repeats count nowhere, because no repeat can be a flash. */
export interface TryCounts {
  /** The number of first sends. */
  readonly first_sends: number;
  readonly flashes: number;
  /** The tries of all first sends. */
  readonly tries: number;
}

export function countTries(all: Iterable<RouteTries>): TryCounts {
  const tries = [...all].flatMap(({ firstSend }) => (firstSend ? [firstSend.tries] : []));
  return {
    first_sends: tries.length,
    flashes: tries.filter((count) => count === 1).length,
    tries: tries.reduce((sum, count) => sum + count, 0),
  };
}

/** Null without sends. */
export const getTriesPerSend = ({
  tries,
  first_sends,
}: Pick<TryCounts, "tries" | "first_sends">): number | null =>
  first_sends > 0 ? tries / first_sends : null;

/** Between 0 and 1. Null without sends. */
export const getFlashRate = ({
  flashes,
  first_sends,
}: Pick<TryCounts, "flashes" | "first_sends">): number | null =>
  first_sends > 0 ? flashes / first_sends : null;
