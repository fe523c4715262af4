import { type RefObject, useLayoutEffect } from "react";

/** Opens a menu above its button if the bottom bar or the edge of the window would cover it below. */
export function useMenuPlacement(list: RefObject<HTMLElement | null>): void {
  useLayoutEffect(() => {
    const { current } = list;
    current?.toggleAttribute("data-above", isCoveredBelow(current) && fitsAbove(current));
  }, [list]);
}

/** The scroll margins of the list are the heights of the bars that cover the page. */
function isCoveredBelow(list: HTMLElement): boolean {
  const bar = Number.parseFloat(getComputedStyle(list).scrollMarginBottom);
  return list.getBoundingClientRect().bottom > innerHeight - bar;
}

function fitsAbove(list: HTMLElement): boolean {
  const header = Number.parseFloat(getComputedStyle(list).scrollMarginTop);
  const button = list.parentElement?.getBoundingClientRect();
  return button !== undefined && button.top - list.offsetHeight > header;
}
