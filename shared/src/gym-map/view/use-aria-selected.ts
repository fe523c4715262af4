import { useLayoutEffect } from "react";

import type { MapDot } from "./map-dot.ts";

/**
 * Sets `aria-selected` directly in the DOM, because React would compare thousands of options to find the two that
 * change. Returns the id of the selected option.
 */
export function useAriaSelected(
  selected: MapDot | undefined,
  toOptionId: (dotId: string) => string,
): string | undefined {
  useLayoutEffect(() => {
    const option = selected && document.getElementById(toOptionId(selected.id));
    option?.setAttribute("aria-selected", "true");
    return () => option?.setAttribute("aria-selected", "false");
  }, [selected, toOptionId]);

  return selected && toOptionId(selected.id);
}
