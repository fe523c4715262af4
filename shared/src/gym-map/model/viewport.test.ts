import { getDistance } from "@topout/shared/domain";
import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { GUIDE_BOX, padBox, extendBox, getCentre } from "./box.ts";
import {
  type Canvas,
  panAndZoom,
  clampView,
  DOT_EXTENT,
  HOME_ZOOM,
  getHomeView,
  panBy,
  revealPoint,
  REVEAL_MARGIN_PX,
  getScale,
  toLayout,
  toPixel,
  type View,
} from "./viewport.ts";

const anyNumber = (min: number, max: number) => fc.double({ min, max, noNaN: true });
const anyPoint = (max: number) => fc.record({ x: anyNumber(-max, max), y: anyNumber(-max, max) });

const anyCanvas: fc.Arbitrary<Canvas> = fc.record({
  size: fc.record({ width: anyNumber(50, 4000), height: anyNumber(50, 3000) }),
  homeBox: fc
    .array(anyPoint(500), { maxLength: 6 })
    .map((points) => padBox(extendBox(GUIDE_BOX, points), 8)),
});

const anyView = anyCanvas.chain((canvas) =>
  fc.record({
    canvas: fc.constant(canvas),
    view: fc
      .record({ zoom: anyNumber(0, 20), centre: anyPoint(2000) })
      .map((view): View => clampView(canvas, view)),
    pixel: fc.record({ x: anyNumber(0, canvas.size.width), y: anyNumber(0, canvas.size.height) }),
  }),
);

describe("getHomeView", () => {
  test("fits the home box into the canvas", () => {
    fc.assert(
      fc.property(anyCanvas, (canvas) => {
        const view = getHomeView(canvas.homeBox);
        const corner = toPixel(canvas, view, { x: canvas.homeBox.right, y: canvas.homeBox.bottom });

        expect(view.zoom).toBe(HOME_ZOOM);
        expect(corner.x).toBeLessThanOrEqual(canvas.size.width + 1e-6);
        expect(corner.y).toBeLessThanOrEqual(canvas.size.height + 1e-6);
      }),
    );
  });

  test("draws a layout unit as one pixel on a canvas with the size of the guide box", () => {
    const canvas = { size: { width: 200, height: 250 }, homeBox: GUIDE_BOX };

    expect(getScale(canvas, HOME_ZOOM)).toBe(1);
    expect(toPixel(canvas, getHomeView(GUIDE_BOX), { x: -100, y: -125 })).toEqual({ x: 0, y: 0 });
  });
});

describe("toPixel and toLayout", () => {
  test("are inverse functions", () => {
    fc.assert(
      fc.property(anyView, ({ canvas, view, pixel }) => {
        const back = toPixel(canvas, view, toLayout(canvas, view, pixel));

        expect(getDistance(back, pixel)).toBeLessThan(1e-6);
      }),
    );
  });
});

describe("panBy", () => {
  test("keeps the centre of the canvas inside the home box", () => {
    fc.assert(
      fc.property(anyView, anyPoint(10_000), ({ canvas, view }, delta) => {
        const { centre } = panBy(canvas, view, delta);

        expect(centre).toEqual(clampView(canvas, { ...view, centre }).centre);
      }),
    );
  });

  test("moves the map by the given pixels", () => {
    const canvas = { size: { width: 400, height: 500 }, homeBox: GUIDE_BOX };
    const view = panBy(canvas, getHomeView(GUIDE_BOX), { x: 30, y: -20 });

    expect(toPixel(canvas, view, getCentre(GUIDE_BOX))).toEqual({ x: 230, y: 230 });
  });
});

describe("panAndZoom", () => {
  test("moves the layout point at one pixel to another pixel, within the bounds", () => {
    fc.assert(
      fc.property(
        anyView,
        anyPoint(3_000),
        anyNumber(0.2, 5),
        ({ canvas, view, pixel }, to, factor) => {
          const result = panAndZoom(canvas, view, { from: pixel, to, factor });
          const anchor = toLayout(canvas, view, pixel);
          const unpanned = { zoom: result.zoom, centre: view.centre };
          const start = toPixel(canvas, unpanned, anchor);
          const delta = { x: to.x - start.x, y: to.y - start.y };
          const expected = panWithoutClamp(canvas, unpanned, delta);

          expect(getDistance(result.centre, clampView(canvas, expected).centre)).toBeLessThan(1e-6);
        },
      ),
    );
  });

  test("keeps the zoom within its limits", () => {
    fc.assert(
      fc.property(anyView, anyNumber(0, 1000), ({ canvas, view, pixel }, factor) => {
        const { zoom } = panAndZoom(canvas, view, { from: pixel, to: pixel, factor });

        expect(zoom).toBeGreaterThanOrEqual(0.9);
        expect(zoom).toBeLessThanOrEqual(7);
      }),
    );
  });
});

describe("revealPoint", () => {
  test("moves any point of the home box into the canvas", () => {
    fc.assert(
      fc.property(anyView, anyNumber(0, 1), anyNumber(0, 1), ({ canvas, view }, across, down) => {
        const { left, top, right, bottom } = canvas.homeBox;
        const target = { x: left + across * (right - left), y: top + down * (bottom - top) };
        const edge = Math.min(REVEAL_MARGIN_PX, canvas.size.width / 2, canvas.size.height / 2);
        const { x, y } = toPixel(canvas, revealPoint(canvas, view, target), target);

        expect(x).toBeGreaterThanOrEqual(edge - 1e-6);
        expect(x).toBeLessThanOrEqual(canvas.size.width - edge + 1e-6);
        expect(y).toBeGreaterThanOrEqual(edge - 1e-6);
        expect(y).toBeLessThanOrEqual(canvas.size.height - edge + 1e-6);
      }),
    );
  });

  test("shows the ring and the label of a dot at every zoom", () => {
    const canvas = { size: { width: 776, height: 634 }, homeBox: GUIDE_BOX };
    const { zoom, centre } = getHomeView(GUIDE_BOX);
    const view = { zoom: 2 * zoom, centre };
    const corner = { x: GUIDE_BOX.left, y: GUIDE_BOX.top };
    const extent = DOT_EXTENT * getScale(canvas, view.zoom);

    const { x, y } = toPixel(canvas, revealPoint(canvas, view, corner), corner);

    expect(extent).toBeGreaterThan(REVEAL_MARGIN_PX);
    expect(x).toBeCloseTo(extent);
    expect(y).toBeCloseTo(extent);
  });

  test("keeps the view when the point is visible", () => {
    const canvas = { size: { width: 400, height: 500 }, homeBox: GUIDE_BOX };
    const view = getHomeView(GUIDE_BOX);

    expect(revealPoint(canvas, view, { x: 10, y: 10 })).toEqual(view);
  });
});

function panWithoutClamp(canvas: Canvas, view: View, delta: { x: number; y: number }): View {
  const scale = getScale(canvas, view.zoom);
  return {
    ...view,
    centre: { x: view.centre.x - delta.x / scale, y: view.centre.y - delta.y / scale },
  };
}
