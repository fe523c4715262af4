import { memo } from "react";

import { CROSS_WIDTH, GAP, type Pill, PILL_HEIGHT, PILL_PADDING } from "./model/place-pills.ts";

/** The names of the areas with the counts of their routes. A chosen one has a cross. */
export const AreaPills = memo(function AreaPills({ pills }: { pills: readonly Pill[] }) {
  return pills.map((pill, index) => (
    // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
    <g key={index} className="pill" data-chosen={pill.isChosen}>
      <rect
        x={pill.x - pill.width / 2}
        y={pill.y - PILL_HEIGHT / 2}
        width={pill.width}
        height={PILL_HEIGHT}
        rx={3.5}
      />
      {pill.isChosen && <Cross pill={pill} />}
      <text x={getTextX(pill)} y={pill.y + 0.3}>
        {pill.group.name}
        <tspan className="count" dx={GAP}>
          {pill.count}
        </tspan>
      </text>
    </g>
  ));
});

/** The middle of the texts. */
const getTextX = ({ x, isChosen }: Pill) => x + (isChosen ? CROSS_WIDTH / 2 : 0);

function Cross({ pill: { x, y, width } }: { pill: Pill }) {
  const [left, right] = [x - width / 2 + PILL_PADDING, x - width / 2 + PILL_PADDING + 4.5];
  return (
    <path
      className="cross"
      d={`M${left} ${y - 2.25}L${right} ${y + 2.25}M${left} ${y + 2.25}L${right} ${y - 2.25}`}
    />
  );
}
