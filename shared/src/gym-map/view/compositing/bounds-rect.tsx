import { type Box, getHeight, padBox, getWidth } from "../../model/box.ts";

interface BoundsRectProps {
  homeBox: Box;
  /** How far dots are drawn beyond their position. */
  padding: number;
}

/**
 * An invisible rectangle that covers all dots. It keeps the bounds of its SVG constant: when the bounds change, Chromium
 * recomputes all layers of the page. It is below the dots, so Chromium needs one touch-action region instead of one per
 * dot.
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
