import { type Box, getHeight, padBox, getWidth } from "../../model/box.ts";

interface BoundsRectProps {
  homeBox: Box;
  /** How far dots are drawn beyond their position. */
  padding: number;
}

/**
 * An invisible rectangle that covers all dots. It keeps the bounds of its SVG constant: when they change, Chromium
 * assigns all layers of the page again. Placed before the dots, it also replaces their touch-action regions by one.
 */
export function BoundsRect({ homeBox, padding }: BoundsRectProps) {
  const box = padBox(homeBox, padding);
  return (
    <rect
      x={box.left}
      y={box.top}
      width={getWidth(box)}
      height={getHeight(box)}
      fill="transparent"
    />
  );
}
