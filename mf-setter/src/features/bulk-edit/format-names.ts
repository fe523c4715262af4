import { formatCount } from "@topout/shared/domain";

import { formatList } from "../../route-writes/format-list.ts";

const MAX_NAMES = 10;

/** "P1, P2 and P3". Shows at most ten names, and counts the others: "P1, … and 190 others". */
export function formatNames(names: readonly string[]): string {
  const hiddenCount = names.length - MAX_NAMES;
  if (hiddenCount <= 0) return formatList(names);
  return formatList([...names.slice(0, MAX_NAMES), formatCount(hiddenCount, "other")]);
}
