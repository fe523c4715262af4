import type { Point } from "@topout/shared/domain";

interface Pointed {
  readonly clientX: number;
  readonly clientY: number;
}

/** The upper left corner of an element, where it lies in the window. */
export type Corner = Pick<DOMRect, "left" | "top">;

/** Where a pointer is on an element, in pixels from its corner. */
export const toLocalPoint = ({ left, top }: Corner, { clientX, clientY }: Pointed): Point => ({
  x: clientX - left,
  y: clientY - top,
});
