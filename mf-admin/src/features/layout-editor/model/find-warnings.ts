import type { Line } from "@topout/shared/contract";
import {
  doBoxesIntersect,
  getBoundingBox,
  getDistance,
  interpolate,
  type Point,
} from "@topout/shared/domain";

import { findGaps, type Gap } from "./coverage.ts";
import { getOverlap } from "./overlap.ts";
import type { AreaShape } from "./shape.ts";

/** A probable mistake in the areas. */
export type AreaWarning =
  | { readonly kind: "gap"; readonly position: Point; readonly gap: Gap; readonly length: number }
  | {
      readonly kind: "overlap";
      readonly position: Point;
      /** The indices of the two areas. */
      readonly areas: readonly [number, number];
    };

/** Smaller overlaps are normal inaccuracies of drawing. In square units. */
const MIN_OVERLAP = 25;
const MAX_WARNINGS = 20;
/** Larger drawings are not checked, because the time grows with the square of both. */
const MAX_POINTS = 3_000;
const MAX_AREAS = 200;

/** Finds the parts of walls that are in no area, and the areas that overlap. */
export function findWarnings(lines: readonly Line[], areas: readonly AreaShape[]): AreaWarning[] {
  const drawnAreas = areas.filter(({ points }) => points.length > 2);
  const pointCount = [...lines, ...drawnAreas].reduce((sum, { points }) => sum + points.length, 0);
  if (drawnAreas.length === 0) return [];
  if (pointCount > MAX_POINTS || drawnAreas.length > MAX_AREAS) return [];
  const warnings = [...findWallGaps(lines, drawnAreas), ...findOverlaps(areas)];
  // Two walls at the same place have the same gaps.
  const distinctWarnings = new Map(warnings.map((warning) => [getWarningKey(warning), warning]));
  return [...distinctWarnings.values()].slice(0, MAX_WARNINGS);
}

/** Identifies a warning in the list of a drawing. */
export const getWarningKey = (warning: AreaWarning): string =>
  JSON.stringify(warning.kind === "gap" ? warning.gap : warning.areas);

const findWallGaps = (lines: readonly Line[], areas: readonly AreaShape[]): AreaWarning[] =>
  lines
    .filter(({ style }) => style === "wall")
    .flatMap((line) => findGaps(line, areas))
    .map((gap) => ({
      kind: "gap",
      gap,
      position: interpolate(gap.start, gap.end, 0.5),
      length: getDistance(gap.start, gap.end),
    }));

function findOverlaps(areas: readonly AreaShape[]): AreaWarning[] {
  const boxed = areas.map((area) => ({ ...area, box: getBoundingBox(area.points) }));
  return boxed.flatMap((first, a) =>
    boxed.flatMap((second, b): AreaWarning[] => {
      if (b <= a || !doBoxesIntersect(first.box, second.box)) return [];
      const { size, center } = getOverlap(first.points, second.points);
      return size >= MIN_OVERLAP ? [{ kind: "overlap", position: center, areas: [a, b] }] : [];
    }),
  );
}
