import { getDistance, type Point } from "@topout/shared/domain";

import { type Box, getHeight, getCentre, getWidth } from "./box.ts";

/** At this zoom the home box fits the canvas. */
export const HOME_ZOOM = 1.4;
export const ZOOM_STEP_FACTOR = 1.05;
const MIN_ZOOM = 0.9;
const MAX_ZOOM = 7;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** The canvas in pixels, and the part of the layout that fits it in the home view. */
export interface Canvas {
  readonly size: Size;
  readonly homeBox: Box;
}

/** The visible part of the layout. Independent of the canvas size, so it survives a resize. */
export interface View {
  readonly zoom: number;
  /** The layout point in the centre of the canvas. */
  readonly centre: Point;
}

export const getHomeView = (homeBox: Box): View => ({
  zoom: HOME_ZOOM,
  centre: getCentre(homeBox),
});

export function isHomeView(homeBox: Box, { zoom, centre }: View): boolean {
  const view = getHomeView(homeBox);
  return zoom === view.zoom && getDistance(centre, view.centre) === 0;
}

/** Pixels per layout unit. The scale is 1 while the canvas has no size. */
export function getScale({ size, homeBox }: Canvas, zoom: number): number {
  const fit = Math.min(size.width / getWidth(homeBox), size.height / getHeight(homeBox));
  return ((fit > 0 ? fit : 1) * zoom) / HOME_ZOOM;
}

/** Where the camera moves the drawing, which is in the home view by itself. */
export interface LayerPosition {
  /** In pixels. */
  readonly x: number;
  readonly y: number;
  readonly scale: number;
}

export function getLayerPosition(canvas: Canvas, { zoom, centre }: View): LayerPosition {
  const scale = getScale(canvas, zoom);
  const { x, y } = getCentre(canvas.homeBox);
  return { x: (x - centre.x) * scale, y: (y - centre.y) * scale, scale: zoom / HOME_ZOOM };
}

/** For the `transform` property. */
export const toTransform = ({ x, y, scale }: LayerPosition): string =>
  `translate(${round(x)}px, ${round(y)}px) scale(${scale})`;

/** Avoids values such as 1e-14, which browsers are slow to parse. */
const round = (pixels: number) => Math.round(pixels * 1_000) / 1_000;

export function toPixel(canvas: Canvas, view: View, point: Point): Point {
  const scale = getScale(canvas, view.zoom);
  return {
    x: canvas.size.width / 2 + (point.x - view.centre.x) * scale,
    y: canvas.size.height / 2 + (point.y - view.centre.y) * scale,
  };
}

export function toLayout(canvas: Canvas, view: View, pixel: Point): Point {
  const scale = getScale(canvas, view.zoom);
  return {
    x: view.centre.x + (pixel.x - canvas.size.width / 2) / scale,
    y: view.centre.y + (pixel.y - canvas.size.height / 2) / scale,
  };
}

/** Keeps the centre of the canvas inside the home box, so that users cannot lose the map. */
export const clampView = ({ homeBox }: Pick<Canvas, "homeBox">, { zoom, centre }: View): View => ({
  zoom: clamp(MIN_ZOOM, zoom, MAX_ZOOM),
  centre: {
    x: clamp(homeBox.left, centre.x, homeBox.right),
    y: clamp(homeBox.top, centre.y, homeBox.bottom),
  },
});

/** Moves the map by pixels. */
export function panBy(canvas: Canvas, view: View, delta: Point): View {
  const scale = getScale(canvas, view.zoom);
  const centre = { x: view.centre.x - delta.x / scale, y: view.centre.y - delta.y / scale };
  return clampView(canvas, { ...view, centre });
}

/** A pan and a zoom in one step. The points are in pixels. */
export interface PanZoom {
  readonly from: Point;
  readonly to: Point;
  readonly factor: number;
}

/** Zooms, and moves the layout point at pixel `from` to pixel `to`, as far as `clampView` allows. */
export function panAndZoom(canvas: Canvas, view: View, { from, to, factor }: PanZoom): View {
  const zoom = clamp(MIN_ZOOM, view.zoom * factor, MAX_ZOOM);
  const scale = getScale(canvas, zoom);
  const { width, height } = canvas.size;
  const anchor = toLayout(canvas, view, from);
  const centre = {
    x: anchor.x - (to.x - width / 2) / scale,
    y: anchor.y - (to.y - height / 2) / scale,
  };
  return clampView(canvas, { zoom, centre });
}

/** The minimum distance of a revealed point from the edge of the canvas. */
export const REVEAL_MARGIN_PX = 36;
/** The space for a dot's ring and label, in layout units. It exceeds the margin when zoomed in. */
export const DOT_EXTENT = 15;

/** The smallest move that shows a dot with its ring and label. */
export function revealPoint(canvas: Canvas, view: View, point: Point): View {
  const { x, y } = toPixel(canvas, view, point);
  const { width, height } = canvas.size;
  const margin = Math.max(REVEAL_MARGIN_PX, DOT_EXTENT * getScale(canvas, view.zoom));
  return panBy(canvas, view, {
    x: getOffsetIntoView(x, width, margin),
    y: getOffsetIntoView(y, height, margin),
  });
}

/** The shortest move of a coordinate that brings it inside the margins. */
function getOffsetIntoView(position: number, length: number, margin: number): number {
  const edge = Math.min(margin, length / 2);
  return clamp(edge, position, length - edge) - position;
}

const clamp = (min: number, value: number, max: number) => Math.min(Math.max(value, min), max);
