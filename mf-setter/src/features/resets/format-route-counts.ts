import type { Reset } from "@topout/shared/contract";

/** "14 down, 9 up" */
export const formatRouteCounts = ({ strip, new: added }: Reset): string =>
  `${strip.length} down, ${added.length} up`;
