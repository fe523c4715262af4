import type { ReactNode } from "react";

import { type Box, getHeight, padBox, toViewBox, getWidth } from "../../model/box.ts";

interface ClippedSvgProps {
  box: Box;
  /** Room around the box, in layout units. */
  margin: number;
  children: ReactNode;
}

/**
 * An SVG that shows the box at its parent's size, and a margin around it. Clipping the overflow keeps its bounds
 * constant. Without clipping, any change of the page makes Chromium recompute the layers of all its content.
 */
export function ClippedSvg({ box, margin, children }: ClippedSvgProps) {
  const horizontal = (100 * margin) / getWidth(box);
  const vertical = (100 * margin) / getHeight(box);
  return (
    <svg
      aria-hidden="true"
      viewBox={toViewBox(padBox(box, margin))}
      style={{
        overflow: "hidden",
        left: `${-horizontal}%`,
        top: `${-vertical}%`,
        width: `${100 + 2 * horizontal}%`,
        height: `${100 + 2 * vertical}%`,
      }}
    >
      {children}
    </svg>
  );
}
