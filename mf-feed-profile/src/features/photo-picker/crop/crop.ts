import type { Point } from "@topout/shared/domain";

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The part of an image inside the frame, in pixels of the image. */
export interface Crop extends Point, Size {}

export const MAX_ZOOM = 5;

/** Returns the largest crop with this aspect ratio, in the centre of the image. */
export function createCrop(image: Size, aspect: number): Crop {
  const { width, height } = getLargestSize(image, aspect);
  return { width, height, x: (image.width - width) / 2, y: (image.height - height) / 2 };
}

/** Returns 1 for the largest crop, and up to {@link MAX_ZOOM} for smaller ones. */
export const getZoom = (crop: Crop, image: Size): number =>
  getLargestSize(image, getAspect(crop)).width / crop.width;

/** Moves the image under the frame by a fraction of the frame's size. */
export const moveCrop = (crop: Crop, offset: Point, image: Size): Crop =>
  clampPosition(
    { ...crop, x: crop.x - offset.x * crop.width, y: crop.y - offset.y * crop.height },
    image,
  );

const CENTRE: Point = { x: 0.5, y: 0.5 };

interface ZoomTarget {
  readonly zoom: number;
  /** A fraction of the frame's size. It stays over the same point of the image. */
  readonly anchor?: Point | undefined;
}

export function zoomCrop(crop: Crop, { zoom, anchor = CENTRE }: ZoomTarget, image: Size): Crop {
  const largest = getLargestSize(image, getAspect(crop));
  const clampedZoom = clamp(zoom, 1, MAX_ZOOM);
  const width = largest.width / clampedZoom;
  const height = largest.height / clampedZoom;
  return clampPosition(
    {
      width,
      height,
      x: crop.x + anchor.x * (crop.width - width),
      y: crop.y + anchor.y * (crop.height - height),
    },
    image,
  );
}

/** The position of the frame on the image: 0 is the left or top edge, 1 the right or bottom edge. */
export const getPosition = (crop: Crop, image: Size): Point => ({
  x: toFraction(crop.x, image.width - crop.width),
  y: toFraction(crop.y, image.height - crop.height),
});

const getAspect = ({ width, height }: Size) => width / height;

function getLargestSize(image: Size, aspect: number): Size {
  const width = Math.min(image.width, image.height * aspect);
  return { width, height: width / aspect };
}

const clampPosition = (crop: Crop, image: Size): Crop => ({
  ...crop,
  x: clamp(crop.x, 0, image.width - crop.width),
  y: clamp(crop.y, 0, image.height - crop.height),
});

const clamp = (value: number, min: number, max: number) =>
  Math.max(min, Math.min(value, Math.max(min, max)));

/** Returns 0.5, the centre, if there is no room to move. */
const toFraction = (value: number, range: number) => (range < 0.5 ? 0.5 : value / range);
