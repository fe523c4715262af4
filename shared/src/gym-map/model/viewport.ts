import { distance, type Point } from "@topout/shared/domain";

import { type Box, heightOf, centreOf, widthOf } from "./box.ts";

/** At this zoom the home box just fits the canvas. */
export const HOME_ZOOM = 1.4;
export const ZOOM_STEP = 1.05;
const MIN_ZOOM = 0.9;
const MAX_ZOOM = 7;

export interface Size {
  readonly width: number;
  readonly height: number;
}

/** What the map is drawn on: the canvas in pixels, and the box of the layout that home shows whole. */
export interface Canvas {
  readonly size: Size;
  readonly home: Box;
}

/** What of the layout is looked at; free of the canvas, so that a resize keeps it. */
export interface View {
  readonly zoom: number;
  /** The layout's point in the middle of the canvas. */
  readonly centre: Point;
}

export const homeView = (home: Box): View => ({ zoom: HOME_ZOOM, centre: centreOf(home) });

export function isHome(home: Box, { zoom, centre }: View): boolean {
  const view = homeView(home);
  return zoom === view.zoom && distance(centre, view.centre) === 0;
}

/** Pixels per layout unit. A canvas that has no size yet counts as one unit per pixel. */
export function scaleOf({ size, home }: Canvas, zoom: number): number {
  const fit = Math.min(size.width / widthOf(home), size.height / heightOf(home));
  return ((fit > 0 ? fit : 1) * zoom) / HOME_ZOOM;
}

export function toPixel(canvas: Canvas, view: View, point: Point): Point {
  const scale = scaleOf(canvas, view.zoom);
  return {
    x: canvas.size.width / 2 + (point.x - view.centre.x) * scale,
    y: canvas.size.height / 2 + (point.y - view.centre.y) * scale,
  };
}

export function toLayout(canvas: Canvas, view: View, pixel: Point): Point {
  const scale = scaleOf(canvas, view.zoom);
  return {
    x: view.centre.x + (pixel.x - canvas.size.width / 2) / scale,
    y: view.centre.y + (pixel.y - canvas.size.height / 2) / scale,
  };
}

/** The middle of the canvas never leaves the home box, so that the map cannot be lost. */
export const clampView = ({ home }: Pick<Canvas, "home">, { zoom, centre }: View): View => ({
  zoom: clamp(MIN_ZOOM, zoom, MAX_ZOOM),
  centre: {
    x: clamp(home.left, centre.x, home.right),
    y: clamp(home.top, centre.y, home.bottom),
  },
});

/** Moves the map with the hand, by pixels. */
export function panBy(canvas: Canvas, view: View, by: Point): View {
  const scale = scaleOf(canvas, view.zoom);
  const centre = { x: view.centre.x - by.x / scale, y: view.centre.y - by.y / scale };
  return clampView(canvas, { ...view, centre });
}

/** What two fingers do, in pixels. */
export interface PanZoom {
  readonly from: Point;
  readonly to: Point;
  readonly factor: number;
}

/** Moves and zooms so that what lies under one pixel comes to lie under the other, as far as the clamp lets it. */
export function panAndZoom(canvas: Canvas, view: View, { from, to, factor }: PanZoom): View {
  const zoom = clamp(MIN_ZOOM, view.zoom * factor, MAX_ZOOM);
  const scale = scaleOf(canvas, zoom);
  const { width, height } = canvas.size;
  const under = toLayout(canvas, view, from);
  const centre = {
    x: under.x - (to.x - width / 2) / scale,
    y: under.y - (to.y - height / 2) / scale,
  };
  return clampView(canvas, { zoom, centre });
}

/** How far inside the canvas a revealed point lies, in pixels. */
export const REVEAL_MARGIN = 36;
/** Once one has zoomed in it takes more to show what belongs to a dot, its ring and its name: in layout units. */
export const DOT_REACH = 15;

/** The least move that brings a point, and the dot around it, well inside the canvas. */
export function reveal(canvas: Canvas, view: View, point: Point): View {
  const { x, y } = toPixel(canvas, view, point);
  const { width, height } = canvas.size;
  const margin = Math.max(REVEAL_MARGIN, DOT_REACH * scaleOf(canvas, view.zoom));
  return panBy(canvas, view, { x: inward(x, width, margin), y: inward(y, height, margin) });
}

function inward(at: number, length: number, margin: number): number {
  const edge = Math.min(margin, length / 2);
  return clamp(edge, at, length - edge) - at;
}

const clamp = (least: number, value: number, most: number) =>
  Math.min(Math.max(value, least), most);
