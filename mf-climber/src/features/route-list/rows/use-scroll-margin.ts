import { type RefObject, useEffect, useState } from "react";

/** The element that scrolls a list; null where the page does. */
export function scrollerOf(list: Element | null): Element | null {
  for (let each = list?.parentElement; each; each = each.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(each).overflowY)) return each;
  }
  return null;
}

/**
 * How far below the start of all that scrolls a list begins, in pixels; undefined until it has been drawn for so many
 * milliseconds, or somebody scrolls. What stands above it may come and go; between two looks the rows drawn beyond the
 * edges make up for it.
 */
export function useScrollMargin(
  list: RefObject<Element | null>,
  afterMs: number,
): number | undefined {
  const [margin, setMargin] = useState<number>();

  useEffect(() => {
    const look = () => {
      if (list.current) setMargin(marginOf(list.current));
    };
    // Told at first as well, once the page is laid out and it costs nothing to ask.
    const resized = new ResizeObserver(look);
    const later = setTimeout(() => list.current && resized.observe(list.current), afterMs);
    document.addEventListener("scroll", look, { capture: true, passive: true });
    return () => {
      clearTimeout(later);
      resized.disconnect();
      document.removeEventListener("scroll", look, { capture: true });
    };
  }, [list, afterMs]);
  return margin;
}

function marginOf(list: Element): number {
  const { top } = list.getBoundingClientRect();
  const scroller = scrollerOf(list);
  return Math.round(
    scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY,
  );
}
