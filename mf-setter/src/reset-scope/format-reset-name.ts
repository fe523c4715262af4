import { formatList, formatRouteCount, plural } from "@topout/shared/domain";

import type { ResetScope } from "./get-reset-scope.ts";

const MAX_NAMES = 3;

/** Returns the default name of a reset, for example "The Cave, Black and 2 more". */
export function formatScopeName({ areas, circuits, otherCount, isWholeGym }: ResetScope): string {
  if (isWholeGym) return "Whole gym";
  const names = [...new Set([...areas, ...circuits].map(({ name }) => name))];
  const hiddenCount = names.length > MAX_NAMES ? names.length - MAX_NAMES : otherCount;
  if (names.length === 0) return otherCount ? formatRouteCount(otherCount) : "Untitled reset";
  if (hiddenCount === 0) return formatList(names);
  const shown = names.slice(0, MAX_NAMES).join(", ");
  return plural(hiddenCount, {
    one: `${shown} and 1 more`,
    other: `${shown} and ${hiddenCount} more`,
  });
}
