import type { Part, Pixels } from "./pixels.ts";

interface Point {
  readonly x: number;
  readonly y: number;
}

/** A camera that is not parallel to the page: further from its right edge, and turned. */
const TILT = { x: 0.00012, y: 0.00005 };
const TURN_RADIANS = 0.09;
const SCALE = 1.05;
/** Of the gray values. */
const NOISE = 28;
const SHADOW = 70;

/** Photographs a page askew, in uneven light, with noise. `locate` returns where a part of the page is in the photo. */
export function photograph(page: Pixels) {
  const { width, height } = page;
  const corners = [
    { x: 0, y: 0 },
    { x: width, y: 0 },
    { x: 0, y: height },
    { x: width, y: height },
  ].map((corner) => project(corner, { x: 0, y: 0 }));
  const offset = {
    x: Math.min(...corners.map(({ x }) => x)),
    y: Math.min(...corners.map(({ y }) => y)),
  };
  const size = {
    width: Math.ceil(Math.max(...corners.map(({ x }) => x)) - offset.x),
    height: Math.ceil(Math.max(...corners.map(({ y }) => y)) - offset.y),
  };
  const random = createRandom(41);
  const gray = new Uint8ClampedArray(size.width * size.height);
  for (let index = 0; index < gray.length; index += 1) {
    const point = { x: index % size.width, y: Math.floor(index / size.width) };
    const light = sample(page, unproject(point, offset)) - (SHADOW * point.y) / size.height;
    gray[index] = light + (random() - 0.5) * 2 * NOISE;
  }
  return { photo: { ...size, gray }, locate: (part: Part) => locate(part, offset) };
}

/** From the page to the photo. */
function project({ x, y }: Point, offset: Point): Point {
  const depth = 1 + TILT.x * x + TILT.y * y;
  const cos = Math.cos(TURN_RADIANS) * SCALE;
  const sin = Math.sin(TURN_RADIANS) * SCALE;
  return { x: (cos * x - sin * y) / depth - offset.x, y: (sin * x + cos * y) / depth - offset.y };
}

/** From the photo to the page. */
function unproject(point: Point, offset: Point): Point {
  const u = point.x + offset.x;
  const v = point.y + offset.y;
  const cos = Math.cos(TURN_RADIANS) * SCALE;
  const sin = Math.sin(TURN_RADIANS) * SCALE;
  // Two linear equations in x and y, from u * depth = cos * x - sin * y and v * depth = sin * x + cos * y.
  const [a, b, c, d] = [cos - u * TILT.x, -sin - u * TILT.y, sin - v * TILT.x, cos - v * TILT.y];
  const determinant = a * d - b * c;
  return { x: (u * d - b * v) / determinant, y: (a * v - u * c) / determinant };
}

/** Outside the page, the table is gray. */
function sample({ width, height, gray }: Pixels, { x, y }: Point): number {
  const left = Math.floor(x);
  const top = Math.floor(y);
  if (left < 0 || top < 0 || left >= width - 1 || top >= height - 1) return 120;
  const get = (dx: number, dy: number) => gray[(top + dy) * width + left + dx] ?? 255;
  const upper = get(0, 0) + (get(1, 0) - get(0, 0)) * (x - left);
  const lower = get(0, 1) + (get(1, 1) - get(0, 1)) * (x - left);
  return upper + (lower - upper) * (y - top);
}

function locate({ left, top, right, bottom }: Part, offset: Point): Part {
  const points = [
    { x: left, y: top },
    { x: right, y: top },
    { x: left, y: bottom },
    { x: right, y: bottom },
  ].map((corner) => project(corner, offset));
  return {
    left: Math.min(...points.map(({ x }) => x)),
    top: Math.min(...points.map(({ y }) => y)),
    right: Math.max(...points.map(({ x }) => x)),
    bottom: Math.max(...points.map(({ y }) => y)),
  };
}

/** The same numbers from 0 to 1 in each run. */
function createRandom(seed: number) {
  let state = seed;
  return () => {
    state = (Math.imul(state, 1_664_525) + 1_013_904_223) >>> 0;
    return state / 2 ** 32;
  };
}
