import { getDistance, interpolate } from "@topout/shared/domain";

import type { Draft } from "../model/draft.ts";
import { getAngle, getNeighbours } from "../model/measure.ts";

/** The lengths of the lines at the selected point, and the angle between them. */
export function Measures({ draft }: { draft: Draft }) {
  const [ref] = draft.selection;
  const shape = ref && draft.shapes[ref.shape];
  const point = ref && shape?.points[ref.point];
  if (draft.selection.length !== 1 || !point || !shape) return null;
  const neighbours = getNeighbours(shape, ref.point);
  const angle = getAngle(point, neighbours);

  return (
    <g className="measures">
      {neighbours.map((neighbour, index) => {
        const { x, y } = interpolate(point, neighbour, 0.5);
        return (
          // oxlint-disable-next-line react/no-array-index-key -- Both neighbours can be at one position.
          <text key={index} x={x} y={y}>
            {Math.round(getDistance(point, neighbour) * 10) / 10}
          </text>
        );
      })}
      {angle !== undefined && (
        <text x={point.x + 8} y={point.y - 8}>
          {`${Math.round(angle)}°`}
        </text>
      )}
    </g>
  );
}
