import { memo } from "react";

import { HOURGLASS_PATH, LEAVING_ANCHORS } from "@topout/shared/ui";

import { transformPath } from "../model/transform-path.ts";
import type { MapDot } from "./map-dot.ts";

const PROJECT_ANCHOR = [6.4, 6.4] as const;
const SELECTED_ANCHOR = [7.8, 7.8] as const;

/** In one layer above all dots, so that no dot covers a mark. The descriptions of the dots contain the day. */
export const LeavingMarks = memo(function LeavingMarks({ dots }: { dots: readonly MapDot[] }) {
  return (
    <g className="marks" aria-hidden="true">
      {dots.map((dot) => dot.isLeaving === true && <LeavingMark key={dot.id} dot={dot} />)}
    </g>
  );
});

interface LeavingMarkProps {
  dot: MapDot;
  isSelected?: boolean;
}

/** On a dot with a ring, the mark interrupts the ring. */
export function LeavingMark({ dot, isSelected = false }: LeavingMarkProps) {
  const { x, y, skin, isProject } = dot;
  const ring = isSelected ? SELECTED_ANCHOR : isProject === true ? PROJECT_ANCHOR : undefined;
  const [anchorX, anchorY] = ring ?? LEAVING_ANCHORS[skin];
  const translate = { x: x + anchorX, y: y + anchorY };
  return <path className="mark" d={transformPath(HOURGLASS_PATH, { translate, scale: 1 })} />;
}
