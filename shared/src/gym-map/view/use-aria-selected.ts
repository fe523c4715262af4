import { useLayoutEffect } from "react";

import type { MapDot } from "./map-dot.ts";

/**
 * Says which option is selected in the document itself: to find the two that differ, React would compare thousands.
 * Answers with its id.
 */
export function useAriaSelected(
  selected: MapDot | undefined,
  idOf: (dotId: string) => string,
): string | undefined {
  useLayoutEffect(() => {
    const option = selected && document.getElementById(idOf(selected.id));
    option?.setAttribute("aria-selected", "true");
    return () => option?.setAttribute("aria-selected", "false");
  }, [selected, idOf]);

  return selected && idOf(selected.id);
}
