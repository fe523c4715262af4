import { formatCount } from "@topout/shared/domain";

import { formatList } from "../route-writes/format-list.ts";
import type { ResetScope } from "./get-reset-scope.ts";

const MAX_NAMES = 3;

/** Returns the default name of a reset, for example "The Cave, Black and 2 more". */
export function formatScopeName({ areas, circuits, otherCount, isWholeGym }: ResetScope): string {
  if (isWholeGym) return "Whole gym";
  const names = [...new Set([...areas, ...circuits].map(({ name }) => name))];
  const hiddenCount = names.length > MAX_NAMES ? names.length - MAX_NAMES : otherCount;
  if (names.length === 0) return otherCount ? formatCount(otherCount, "route") : "Untitled reset";
  const shown = names.slice(0, MAX_NAMES);
  return formatList(hiddenCount ? [...shown, `${hiddenCount} more`] : shown);
}
