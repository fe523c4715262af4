import { type RefObject, useEffect, useState } from "react";

/** Returns the element that scrolls the list, or null if the page scrolls. */
export function getScrollParent(list: Element | null): Element | null {
  for (let element = list?.parentElement; element; element = element.parentElement) {
    if (/auto|scroll/.test(getComputedStyle(element).overflowY)) return element;
  }
  return null;
}

/**
 * Measures the distance from the start of the scrolled content to the list, in pixels. Undefined until `delayMs` have
 * passed or the user scrolls. Content above the list may change height between two measurements. The overscan covers
 * the difference.
 */
export function useScrollMargin(
  list: RefObject<Element | null>,
  delayMs: number,
): number | undefined {
  const [margin, setMargin] = useState<number>();

  useEffect(() => {
    const measure = () => {
      if (list.current) setMargin(measureMargin(list.current));
    };
    // The observer also fires once at the start, after a layout. Measuring then does not force another layout.
    const observer = new ResizeObserver(measure);
    const timeout = setTimeout(() => list.current && observer.observe(list.current), delayMs);
    document.addEventListener("scroll", measure, { capture: true, passive: true });
    return () => {
      clearTimeout(timeout);
      observer.disconnect();
      document.removeEventListener("scroll", measure, { capture: true });
    };
  }, [list, delayMs]);
  return margin;
}

function measureMargin(list: Element): number {
  const { top } = list.getBoundingClientRect();
  const scroller = getScrollParent(list);
  return Math.round(
    scroller ? top - scroller.getBoundingClientRect().top + scroller.scrollTop : top + scrollY,
  );
}
