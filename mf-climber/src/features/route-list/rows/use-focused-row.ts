import { type RefObject, useCallback, useEffect, useState } from "react";

import { defaultRangeExtractor, type Range } from "@tanstack/react-virtual";

import { indexOfRow } from "./row-index.ts";

/**
 * Keeps the row that has the focus drawn, with its neighbours, wherever one scrolls: else the focus would be lost with
 * it, and Tab would find no next row. Answers with what the list shall draw of a range.
 * @param before the row that had the focus among those that stood in for these, which takes it again.
 */
export function useFocusedRow(
  list: RefObject<HTMLElement | null>,
  before: RefObject<number | undefined>,
) {
  const [focused, setFocused] = useState<number>();

  useEffect(() => {
    const element = list.current;
    const follow = ({ target }: FocusEvent) => setFocused(indexOfRow(target));
    // Told before the focus has come to the next row, which must not be taken away by then. A window that is left
    // takes no focus elsewhere.
    const lookAhead = ({ relatedTarget }: FocusEvent) => {
      if (relatedTarget) setFocused(indexOfRow(relatedTarget));
    };
    element?.addEventListener("focusin", follow);
    element?.addEventListener("focusout", lookAhead);
    // Rows are made anew where a phone is turned as well, and the focus may be elsewhere by then.
    const lost = document.activeElement === document.body;
    if (lost && before.current !== undefined) focusRow(element, before.current);
    return () => {
      element?.removeEventListener("focusin", follow);
      element?.removeEventListener("focusout", lookAhead);
    };
  }, [list, before]);

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

const focusRow = (list: HTMLElement | null, index: number) =>
  list
    ?.querySelector<HTMLElement>(`[data-index="${index}"] > button`)
    ?.focus({ preventScroll: true });
