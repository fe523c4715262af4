import { type RefObject, useLayoutEffect } from "react";

/** Tells the whole page an element's height, as a custom property, while the element is there. */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, property: `--${string}`) {
  useLayoutEffect(() => {
    const element = ref.current;
    const { style } = document.documentElement;
    if (!element) return;
    const publish = () => style.setProperty(property, `${element.offsetHeight}px`);
    publish();
    const observer = new ResizeObserver(publish);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property]);
}
