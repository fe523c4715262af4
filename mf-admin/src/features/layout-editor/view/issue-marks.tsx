import type { Point } from "@topout/shared/domain";
import { memo } from "react";

import type { AreaIssue } from "../model/find-issues.ts";

const MARK_RADIUS = 5;
const RING_RADIUS = 12;

interface IssueMarksProps {
  issues: readonly AreaIssue[];
  /** The place that the user has selected in the list. */
  selectedPlace: Point | undefined;
}

/** Marks parts of walls without an area, and overlaps of areas. */
export const IssueMarks = memo(function IssueMarks({ issues, selectedPlace }: IssueMarksProps) {
  return (
    <g className="issues">
      {issues.map((issue) => {
        const { x, y } = issue.place;
        return issue.kind === "gap" ? (
          <line
            key={`gap ${x} ${y}`}
            x1={issue.gap.start.x}
            y1={issue.gap.start.y}
            x2={issue.gap.end.x}
            y2={issue.gap.end.y}
          />
        ) : (
          <circle key={`overlap ${x} ${y}`} cx={x} cy={y} r={MARK_RADIUS} />
        );
      })}
      {selectedPlace && (
        <circle className="ring" cx={selectedPlace.x} cy={selectedPlace.y} r={RING_RADIUS} />
      )}
    </g>
  );
});
