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
    const follow = ({ target }: FocusEvent) => {
      const row = target instanceof Element && target.closest<HTMLElement>("[data-index]");
      setFocused(row ? Number(row.dataset["index"]) : undefined);
    };
    const forget = () => setFocused(undefined);
    element?.addEventListener("focusin", follow);
    element?.addEventListener("focusout", forget);
    return () => {
      element?.removeEventListener("focusin", follow);
      element?.removeEventListener("focusout", forget);
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
