import { plural } from "@topout/shared/domain";

interface RouteCounts {
  readonly visible: number;
  readonly total: number;
  /** The routes that are hidden because their grade has no rank. */
  readonly unranked: number;
}

/** "25 of 65 routes. 2 without a grade are hidden." */
export function formatRouteCounts({ visible, total, unranked }: RouteCounts): string {
  if (unranked === 0) {
    return plural(total, {
      one: `${visible} of 1 route.`,
      other: `${visible} of ${total} routes.`,
    });
  }
  return plural(unranked, {
    one: `${visible} of ${total} routes. 1 without a grade is hidden.`,
    other: `${visible} of ${total} routes. ${unranked} without a grade are hidden.`,
  });
}
