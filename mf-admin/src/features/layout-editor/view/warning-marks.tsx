import { getDistance, type Point } from "@topout/shared/domain";
import { memo } from "react";

import { type AreaWarning, getWarningKey } from "../model/find-warnings.ts";

const MARK_RADIUS = 5;
const RING_RADIUS = 12;

interface WarningMarksProps {
  warnings: readonly AreaWarning[];
  /** The position of the warning that the user has selected in the list. The warning may be fixed by now. */
  selectedPosition: Point | undefined;
}

/** Marks parts of walls without an area, and overlaps of areas. */
export const WarningMarks = memo(function WarningMarks({
  warnings,
  selectedPosition,
}: WarningMarksProps) {
  const selectedWarning =
    selectedPosition &&
    warnings.find(({ position }) => getDistance(position, selectedPosition) === 0);
  return (
    <g className="warnings">
      {warnings.map((warning) => {
        const { x, y } = warning.position;
        return warning.kind === "gap" ? (
          <line
            key={getWarningKey(warning)}
            x1={warning.gap.start.x}
            y1={warning.gap.start.y}
            x2={warning.gap.end.x}
            y2={warning.gap.end.y}
          />
        ) : (
          <circle key={getWarningKey(warning)} cx={x} cy={y} r={MARK_RADIUS} />
        );
      })}
      {selectedWarning && (
        <circle
          className="ring"
          cx={selectedWarning.position.x}
          cy={selectedWarning.position.y}
          r={RING_RADIUS}
        />
      )}
    </g>
  );
});
