import { getDistance, type Point } from "@topout/shared/domain";
import { memo } from "react";

import { type AreaIssue, getIssueKey } from "../model/find-issues.ts";

const MARK_RADIUS = 5;
const RING_RADIUS = 12;

interface IssueMarksProps {
  issues: readonly AreaIssue[];
  /** The position of the issue that the user has selected in the list. The issue may be fixed by now. */
  selectedPosition: Point | undefined;
}

/** Marks parts of walls without an area, and overlaps of areas. */
export const IssueMarks = memo(function IssueMarks({ issues, selectedPosition }: IssueMarksProps) {
  const selectedIssue =
    selectedPosition &&
    issues.find(({ position }) => getDistance(position, selectedPosition) === 0);
  return (
    <g className="issues">
      {issues.map((issue) => {
        const { x, y } = issue.position;
        return issue.kind === "gap" ? (
          <line
            key={getIssueKey(issue)}
            x1={issue.gap.start.x}
            y1={issue.gap.start.y}
            x2={issue.gap.end.x}
            y2={issue.gap.end.y}
          />
        ) : (
          <circle key={getIssueKey(issue)} cx={x} cy={y} r={MARK_RADIUS} />
        );
      })}
      {selectedIssue && (
        <circle
          className="ring"
          cx={selectedIssue.position.x}
          cy={selectedIssue.position.y}
          r={RING_RADIUS}
        />
      )}
    </g>
  );
});
