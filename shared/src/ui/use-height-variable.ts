import { type RefObject, useLayoutEffect } from "react";

/** Sets a custom property on the root to the element's height while the element is mounted. */
export function useHeightVariable(
  ref: RefObject<HTMLElement | null>,
  property: `--${string}`,
  onChange?: (height: number) => void,
) {
  useLayoutEffect(() => {
    const element = ref.current;
    const { style } = document.documentElement;
    if (!element) return;
    const update = () => {
      const height = element.offsetHeight;
      style.setProperty(property, `${height}px`);
      onChange?.(height);
    };
    update();
    const observer = new ResizeObserver(update);
    observer.observe(element);
    return () => {
      observer.disconnect();
      style.removeProperty(property);
    };
  }, [ref, property, onChange]);
}
