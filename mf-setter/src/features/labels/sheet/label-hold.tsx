import { styled } from "@topout/shared/platform";
import { getHoldPath } from "@topout/shared/ui";

import type { RouteLabel } from "../model/label.ts";
import { getPrintColors } from "./print-colors.ts";

interface LabelHoldProps {
  label: RouteLabel;
  /** The centre, and the side of the box that contains every shape, in millimetres. */
  x: number;
  y: number;
  side: number;
  hasColor: boolean;
}

/** The side of a box around the origin that contains the outline of every shape. */
const SHAPE_BOX = 27;

/** The outline of the hold of a circuit, filled if the labels have colors. */
export function LabelHold({ label, x, y, side, hasColor }: LabelHoldProps) {
  const { fill, ink } = getPrintColors(label.skin, hasColor);
  return (
    <g transform={`translate(${x} ${y}) scale(${side / SHAPE_BOX})`}>
      <Shape d={getHoldPath(label.skin)} fill={fill} fillRule="evenodd" />
      <text y="4" fontSize="11" textAnchor="middle" fill={ink}>
        {label.initial}
      </text>
    </g>
  );
}

const Shape = styled.path`
  stroke: currentcolor;
  stroke-width: 2.4;
  stroke-linejoin: round;
`;
