import fc from "fast-check";
import { describe, expect, test } from "vitest";

import {
  type Crop,
  createCrop,
  getPosition,
  getZoom,
  MAX_ZOOM,
  moveCrop,
  zoomCrop,
} from "./crop.ts";

const anySide = fc.integer({ min: 1, max: 16_384 });
const anyImage = fc.record({ width: anySide, height: anySide });
const anyAspect = fc.constantFrom(1, 3);
const anyOffset = fc.double({ min: -3, max: 3, noNaN: true });
const anyFraction = fc.double({ min: 0, max: 1, noNaN: true });

const anyAction = fc.oneof(
  fc.record({ type: fc.constant("move" as const), x: anyOffset, y: anyOffset }),
  fc.record({
    type: fc.constant("zoom" as const),
    zoom: fc.double({ min: 0.01, max: 20, noNaN: true }),
    x: anyFraction,
    y: anyFraction,
  }),
);

type Image = Parameters<typeof createCrop>[0];
type Action = typeof anyAction extends fc.Arbitrary<infer T> ? T : never;

const applyAction = (crop: Crop, action: Action, image: Image) =>
  action.type === "move"
    ? moveCrop(crop, action, image)
    : zoomCrop(crop, { zoom: action.zoom, anchor: action }, image);

const anyHistory = fc.record({
  image: anyImage,
  aspect: anyAspect,
  actions: fc.array(anyAction, { maxLength: 20 }),
});

const replay = ({ image, aspect, actions }: { image: Image; aspect: number; actions: Action[] }) =>
  actions.reduce((crop, action) => applyAction(crop, action, image), createCrop(image, aspect));

/** For rounding errors of the largest images. */
const TOLERANCE_PX = 0.001;

describe("a crop", () => {
  test("stays inside the image, with its aspect and a zoom within the limits", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { image, aspect } = history;
        const crop = replay(history);

        expect(crop.x).toBeGreaterThanOrEqual(0);
        expect(crop.y).toBeGreaterThanOrEqual(0);
        expect(crop.x + crop.width).toBeLessThanOrEqual(image.width + TOLERANCE_PX);
        expect(crop.y + crop.height).toBeLessThanOrEqual(image.height + TOLERANCE_PX);
        expect(crop.width / crop.height).toBeCloseTo(aspect, 6);
        expect(getZoom(crop, image)).toBeGreaterThan(0.999);
        expect(getZoom(crop, image)).toBeLessThan(MAX_ZOOM + 0.001);
      }),
    );
  });

  test("starts with the largest part of the image", () => {
    fc.assert(
      fc.property(anyImage, anyAspect, (image, aspect) => {
        const crop = createCrop(image, aspect);

        expect(getZoom(crop, image)).toBeCloseTo(1, 6);
        const isFullWidth = Math.abs(crop.width - image.width) < TOLERANCE_PX;
        const isFullHeight = Math.abs(crop.height - image.height) < TOLERANCE_PX;
        expect(isFullWidth || isFullHeight).toBe(true);
      }),
    );
  });

  test("returns to its position after zooming in and out at the same anchor", () => {
    fc.assert(
      fc.property(
        anyHistory,
        fc.double({ min: 1, max: MAX_ZOOM, noNaN: true }),
        fc.record({ x: anyFraction, y: anyFraction }),
        (history, zoom, anchor) => {
          const { image } = history;
          const crop = replay(history);
          fc.pre(zoom >= getZoom(crop, image));

          const zoomed = zoomCrop(crop, { zoom, anchor }, image);
          const result = zoomCrop(zoomed, { zoom: getZoom(crop, image), anchor }, image);

          expect(result.x).toBeCloseTo(crop.x, 2);
          expect(result.y).toBeCloseTo(crop.y, 2);
        },
      ),
    );
  });

  test("zooms without moving the point under the anchor", () => {
    const image = { width: 4_000, height: 3_000 };
    const crop = createCrop(image, 1);
    const anchor = { x: 0.25, y: 0.75 };
    const getPoint = ({ x, y, width, height }: Crop) => [
      x + anchor.x * width,
      y + anchor.y * height,
    ];

    expect(getPoint(zoomCrop(crop, { zoom: 2, anchor }, image))).toEqual(getPoint(crop));
  });

  test("moves in the opposite direction to the image", () => {
    const image = { width: 4_000, height: 3_000 };
    const crop = zoomCrop(createCrop(image, 1), { zoom: 2 }, image);

    expect(moveCrop(crop, { x: 0.1, y: -0.1 }, image)).toEqual({
      width: 1_500,
      height: 1_500,
      x: crop.x - 150,
      y: crop.y + 150,
    });
  });

  test("has a position between 0 and 1", () => {
    fc.assert(
      fc.property(anyHistory, (history) => {
        const { x, y } = getPosition(replay(history), history.image);

        for (const fraction of [x, y]) {
          expect(fraction).toBeGreaterThanOrEqual(0);
          expect(fraction).toBeLessThanOrEqual(1.001);
        }
      }),
    );
  });
});
