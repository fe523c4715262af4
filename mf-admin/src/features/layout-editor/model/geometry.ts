import type { Point } from "@topout/shared/domain";

import type { Shape } from "./shape.ts";

/** The line from a point of a shape to its next point. */
export interface Segment {
  /** The index of the start point. */
  readonly index: number;
  readonly start: Point;
  readonly end: Point;
}

export const getSegments = ({ points, joined }: Pick<Shape, "points" | "joined">): Segment[] =>
  points.flatMap((start, index) => {
    const end = points[index + 1] ?? (joined ? points[0] : undefined);
    return end ? [{ index, start, end }] : [];
  });

/** Returns the nearest item, or undefined if its distance exceeds `maxDistance`. */
export function findNearest<T>(
  items: readonly T[],
  getItemDistance: (item: T) => number,
  maxDistance: number,
): T | undefined {
  let nearest: T | undefined;
  let smallest = maxDistance;
  for (const item of items) {
    const distance = getItemDistance(item);
    if (distance < smallest || (distance === smallest && nearest === undefined)) {
      nearest = item;
      smallest = distance;
    }
  }
  return nearest;
}

export const addPoints = (a: Point, b: Point): Point => ({ x: a.x + b.x, y: a.y + b.y });

export const getDotProduct = (a: Point, b: Point): number => a.x * b.x + a.y * b.y;

/** The signed area of the parallelogram that both vectors span. */
export const getCrossProduct = (a: Point, b: Point): number => a.x * b.y - a.y * b.x;
