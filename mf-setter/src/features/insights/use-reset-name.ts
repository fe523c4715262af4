import type { Gym, Reset } from "@topout/shared/contract";

import { formatScopeName } from "../../reset-scope/format-reset-name.ts";
import { useResetScope } from "../../reset-scope/use-reset-scope.ts";

/** The name of a reset. Without one, the areas and the circuits that come down. A number of routes is no name. */
export function useResetName(gym: Gym, reset: Reset | undefined): string {
  const scope = useResetScope(gym, reset ?? NO_RESET);
  if (typeof reset?.name === "string") return reset.name;
  const isNamed = scope && (scope.isWholeGym || scope.areas.length + scope.circuits.length > 0);
  return isNamed ? formatScopeName(scope) : "Untitled reset";
}

/** Always the same, so that the scope is not computed again. */
const NO_RESET: Pick<Reset, "strip"> = { strip: [] };
