import type { Point } from "@topout/shared/domain";

interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** A drawing on the screen. The browser centres its view box in the rectangle, as large as possible. */
export interface Drawing {
  /** In client coordinates, including the zoom. */
  readonly rect: Rect;
  /** In layout units. */
  readonly viewBox: { readonly x: number; readonly y: number } & Pick<Rect, "width" | "height">;
}

/** Pixels per layout unit. */
export const getDrawingScale = ({ rect, viewBox }: Drawing): number =>
  Math.min(rect.width / viewBox.width, rect.height / viewBox.height);

/** Converts client coordinates to layout units. */
export function toLayoutPoint(drawing: Drawing, { x, y }: Point): Point {
  const { rect, viewBox } = drawing;
  const scale = getDrawingScale(drawing);
  return {
    x: (x - rect.left - rect.width / 2) / scale + viewBox.x + viewBox.width / 2,
    y: (y - rect.top - rect.height / 2) / scale + viewBox.y + viewBox.height / 2,
  };
}
