import { type RefObject, useCallback, useEffect, useState } from "react";

import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

/**
 * Keeps the row that has the focus drawn, with its neighbours, wherever one scrolls: else the focus would be lost with
 * it, and Tab would find no next row. Answers with what the list shall draw of a range.
 */
export function useFocusedRow(list: RefObject<HTMLElement | null>) {
  const [focused, setFocused] = useState<number>();

  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: FocusEvent) => setFocused(rowAt(target));
    // Told before the focus has come to the next row, which must not be taken away by then. A window that is left
    // takes no focus elsewhere.
    const lookAhead = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) setFocused(rowAt(relatedTarget));
    };
    element?.addEventListener("focusin", follow);
    element?.addEventListener("focusout", lookAhead);
    return () => {
      element?.removeEventListener("focusin", follow);
      element?.removeEventListener("focusout", lookAhead);
    };
  }, [list]);

  return useCallback(
    (range: Range) => {
      const drawn = new Set(defaultRangeExtractor(range));
      if (focused !== undefined) {
        for (const index of [focused - 1, focused, focused + 1]) {
          if (index >= 0 && index < range.count) drawn.add(index);
        }
      }
      return [...drawn].toSorted((a, b) => a - b);
    },
    [focused],
  );
}

/** The index of the row that something is in, if it is in one. */
function rowAt(place: EventTarget | null): number | undefined {
  const row = place instanceof Element ? place.closest<HTMLElement>("[data-index]") : null;
  return row ? Number(row.dataset["index"]) : undefined;
}
