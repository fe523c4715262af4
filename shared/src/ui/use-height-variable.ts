import { type RefCallback, useCallback } from "react";

/** Returns a ref. While its element is mounted, a custom property of the root has the height of the element. */
export const useHeightVariable = (
  property: `--${string}`,
  onChange?: (height: number) => void,
): RefCallback<HTMLElement> =>
  useCallback(
    (element) => {
      if (!element) return undefined;
      const { style } = document.documentElement;
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
    },
    [property, onChange],
  );
