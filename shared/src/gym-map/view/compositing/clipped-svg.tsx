import type { ReactNode } from "react";

import { type Box, heightOf, padBox, toViewBox, widthOf } from "../../model/box.ts";

interface ClippedSvgProps {
  box: Box;
  /** Room around the box, in layout units. */
  margin: number;
  children: ReactNode;
}

/**
 * An SVG that shows the box at its parent's size, and a margin around it. Its clipped overflow fixes its bounds. With
 * open bounds, any change of the page makes Chromium assign the layers of all its content again.
 */
export function ClippedSvg({ box, margin, children }: ClippedSvgProps) {
  const horizontal = (100 * margin) / widthOf(box);
  const vertical = (100 * margin) / heightOf(box);
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
