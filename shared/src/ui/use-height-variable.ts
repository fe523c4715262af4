import { type RefObject, useLayoutEffect } from "react";

/** Sets a custom property on the root to the element's height while the element is mounted. */
export function useHeightVariable(ref: RefObject<HTMLElement | null>, property: `--${string}`) {
  useLayoutEffect(() => {
    const element = ref.current;
    const { style } = document.documentElement;
    if (!element) return;
    const update = () => style.setProperty(property, `${element.offsetHeight}px`);
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property]);
}
