import { plural } from "@topout/shared/domain";

interface Counts {
  readonly lines: number;
  readonly areas: number;
  readonly points: number;
}

/** "3 lines, 2 areas, 20 points". The audit has either the shapes of a layout or only their counts. */
export function formatLayout(layout: unknown): string {
  const { lines, areas, points } = countShapes(layout);
  return [
    plural(lines, { one: "1 line", other: `${lines} lines` }),
    plural(areas, { one: "1 area", other: `${areas} areas` }),
    plural(points, { one: "1 point", other: `${points} points` }),
  ].join(", ");
}

function countShapes(layout: unknown): Counts {
  const { lines, areas, points } = Object(layout) as Record<string, unknown>;
  if (typeof points === "number") return { lines: Number(lines), areas: Number(areas), points };
  const shapes = [...toShapes(lines), ...toShapes(areas)];
  return {
    lines: toShapes(lines).length,
    areas: toShapes(areas).length,
    points: shapes.reduce((sum, shape) => sum + shape.points.length, 0),
  };
}

const toShapes = (shapes: unknown) =>
  Array.isArray(shapes) ? (shapes as readonly { readonly points: readonly unknown[] }[]) : [];
