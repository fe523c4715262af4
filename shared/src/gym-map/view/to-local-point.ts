import type { Point } from "@topout/shared/domain";

/** The position of an element in the viewport. */
export type Offset = Pick<DOMRect, "left" | "top">;

/** Converts the client coordinates of an event to pixels from an element's upper left corner. */
export const toLocalPoint = (
  { left, top }: Offset,
  { clientX, clientY }: Pick<MouseEvent, "clientX" | "clientY">,
): Point => ({ x: clientX - left, y: clientY - top });
