import type { Point } from "@topout/shared/domain";

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

/** Where a pointer is on an element, in pixels from its upper left corner. */
export function within(element: Element, { clientX, clientY }: Pointed): Point {
  const { left, top } = element.getBoundingClientRect();
  return { x: clientX - left, y: clientY - top };
}
