import type { RouteMark } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

import { MARKS, markStyles } from "./route-marks.ts";

interface MarkGlyphProps {
  mark: RouteMark;
  /** In pixels. */
  size?: number;
}

/** A hold of no circuit with the mark. Decorative: show the meaning of the mark as text beside it. */
export function MarkGlyph({ mark, size = 19 }: MarkGlyphProps) {
  const { path, anchors } = MARKS[mark];
  return (
    <Glyph aria-hidden="true" viewBox="-10 -10 20 20" width={size} height={size}>
      <circle r="6.2" />
      <path d={path} transform={`translate(${anchors.green.join(" ")})`} />
    </Glyph>
  );
}

const Glyph = styled.svg`
  flex: none;
  overflow: visible;

  circle {
    fill: ${color["text-2"]};
    fill-opacity: 0.22;
    stroke: ${color["text-2"]};
    stroke-width: 1.5;
  }

  path {
    ${markStyles}
  }
`;
