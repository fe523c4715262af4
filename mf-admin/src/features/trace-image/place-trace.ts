import { getDistance, type Point } from "@topout/shared/domain";

/** The position and size of an image below the drawing, in layout units. */
export interface TracePlace {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

const GUIDE = { width: 200, height: 250 };
const MIN_WIDTH = 0.01;
const MAX_WIDTH = 100_000;

/** Fits an image into the guide box, around the origin. */
export function fitToGuide({ width, height }: Pick<TracePlace, "width" | "height">): TracePlace {
  const scale = Math.min(GUIDE.width / width, GUIDE.height / height);
  const size = { width: width * scale, height: height * scale };
  return { ...size, x: -size.width / 2, y: -size.height / 2 };
}

/** Scales an image so that two of its points have a known distance. The first one does not move. */
export function scaleByLength(
  place: TracePlace,
  [start, end]: readonly [Point, Point],
  length: number,
): TracePlace {
  const distance = getDistance(start, end);
  if (distance === 0 || !(length > 0)) return place;
  const factor = clamp((place.width * length) / distance) / place.width;
  return {
    x: start.x + (place.x - start.x) * factor,
    y: start.y + (place.y - start.y) * factor,
    width: place.width * factor,
    height: place.height * factor,
  };
}

const clamp = (width: number) => Math.min(Math.max(width, MIN_WIDTH), MAX_WIDTH);
