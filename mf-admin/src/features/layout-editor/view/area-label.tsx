import type { Point } from "@topout/shared/domain";

/** In layout units. */
const FONT_SIZE = 6.4;
const CHARACTER_WIDTH = 3.6;
const HEIGHT = 11;

/** The name of an area in a box at its centroid. */
export function AreaLabel({ name, position }: { name: string; position: Point }) {
  const width = Math.max(name.length, 2) * CHARACTER_WIDTH + 9;
  return (
    <g className="label">
      <rect
        x={position.x - width / 2}
        y={position.y - HEIGHT / 2}
        width={width}
        height={HEIGHT}
        rx={3.6}
      />
      <text x={position.x} y={position.y} fontSize={FONT_SIZE}>
        {name}
      </text>
    </g>
  );
}
