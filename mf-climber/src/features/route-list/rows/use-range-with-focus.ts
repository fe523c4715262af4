import { type RefObject, useCallback, useEffect, useState } from "react";

import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

import { getRowIndex } from "./row-geometry.ts";

/**
 * Returns a range extractor for the virtualizer that includes the focused row and its neighbours. The row keeps the
 * focus when it scrolls out of view, and Tab still moves to the next row.
 * @param initialFocus The row that had the focus in the fallback list. It is focused on mount.
 */
export function useRangeWithFocus(
  list: RefObject<HTMLElement | null>,
  initialFocus: RefObject<number | undefined>,
) {
  const [focusedIndex, setFocusedIndex] = useState<number>();

  useEffect(() => {
    const element = list.current;
    const handleFocusIn = ({ target }: FocusEvent) => setFocusedIndex(getRowIndex(target));
    // Runs before the next row receives the focus, so that the next row stays rendered. The related target is null
    // when the user leaves the window. The focus then returns to the same row.
    const handleFocusOut = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) setFocusedIndex(getRowIndex(relatedTarget));
    };
    element?.addEventListener("focusin", handleFocusIn);
    element?.addEventListener("focusout", handleFocusOut);
    // The rows also remount when the user rotates a phone. Another element may have the focus then.
    const isFocusLost = document.activeElement === document.body;
    if (isFocusLost && initialFocus.current !== undefined) focusRow(element, initialFocus.current);
    return () => {
      element?.removeEventListener("focusin", handleFocusIn);
      element?.removeEventListener("focusout", handleFocusOut);
    };
  }, [list, initialFocus]);

  return useCallback(
    (range: Range) => {
      const rows = new Set(defaultRangeExtractor(range));
      if (focusedIndex !== undefined) {
        for (const index of [focusedIndex - 1, focusedIndex, focusedIndex + 1]) {
          if (index >= 0 && index < range.count) rows.add(index);
        }
      }
      return [...rows].sort((a, b) => a - b);
    },
    [focusedIndex],
  );
}

const focusRow = (list: HTMLElement | null, index: number) =>
  list
    ?.querySelector<HTMLElement>(`[data-index="${index}"] > button`)
    ?.focus({ preventScroll: true });
