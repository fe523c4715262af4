import { useLayoutEffect } from "react";

import type { MapDot } from "./map-dot.ts";

/**
 * Sets `aria-selected` directly in the DOM, because React would compare thousands of options to find the two that
 * change. Returns the id of the selected option.
 */
export function useAriaSelected(
  selectedDot: MapDot | undefined,
  toOptionId: (dotId: string) => string,
): string | undefined {
  useLayoutEffect(() => {
    const option = selectedDot && document.getElementById(toOptionId(selectedDot.id));
    option?.setAttribute("aria-selected", "true");
    return () => option?.setAttribute("aria-selected", "false");
  }, [selectedDot, toOptionId]);

  return selectedDot && toOptionId(selectedDot.id);
}
