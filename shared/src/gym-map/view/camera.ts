import { distance, type Point } from "@topout/shared/domain";

import { type Box, centreOf } from "../model/box.ts";
import {
  type Canvas,
  clampView,
  HOME_ZOOM,
  homeView,
  panAndZoom,
  panBy,
  type PanZoom,
  reveal,
  scaleOf,
  toLayout,
  type View,
  ZOOM_STEP,
} from "../model/viewport.ts";
import { type MoveMode, MovingLayer } from "./compositing/moving-layer.ts";

interface CameraOptions {
  frame: HTMLElement;
  drawing: HTMLElement;
  home: Box;
  /** The initial view; undefined for the home view. */
  view: View | undefined;
  onZoom: (zoom: number) => void;
  /** Called when the map comes to rest. */
  onViewChange: (view: View) => void;
}

/** The view of the map: its position and zoom. Moves the drawing as a whole, so its content never changes. */
export class Camera {
  private view: View;
  private canvas: Canvas;
  private readonly layer: MovingLayer;
  private readonly options: CameraOptions;

  constructor(options: CameraOptions) {
    this.options = options;
    this.canvas = this.measure();
    this.view = clampView(options, options.view ?? homeView(options.home));
    this.layer = new MovingLayer(options.drawing, () => options.onViewChange(this.view));
    this.show("instant");
  }

  dispose() {
    this.layer.dispose();
  }

  pan(by: Point) {
    this.setView(panBy(this.canvas, this.view, by), "instant");
  }

  pinch(change: PanZoom) {
    this.setView(panAndZoom(this.canvas, this.view, change), "instant");
  }

  /** Zooms around a pixel of the canvas. */
  zoom(factor: number, at: Point, mode: MoveMode = "instant") {
    this.setView(panAndZoom(this.canvas, this.view, { from: at, to: at, factor }), mode);
  }

  step(direction: "in" | "out") {
    const { width, height } = this.canvas.size;
    const factor = direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP;
    this.zoom(factor, { x: width / 2, y: height / 2 }, "smooth");
  }

  reset() {
    this.setView(homeView(this.options.home), "smooth");
  }

  reveal(point: Point) {
    const view = reveal(this.canvas, this.view, point);
    if (distance(view.centre, this.view.centre) > 0) this.setView(view, "smooth");
  }

  /** Call after the canvas has changed its size. */
  resize() {
    this.canvas = this.measure();
    this.show("instant");
  }

  /** The layout point at a pixel of the canvas. */
  pointAt(pixel: Point): Point {
    return toLayout(this.canvas, this.view, pixel);
  }

  /** Converts pixels to layout units. */
  lengthOf(pixels: number): number {
    return pixels / scaleOf(this.canvas, this.view.zoom);
  }

  get centre(): Point {
    return this.view.centre;
  }

  /** Forces a layout, so it must not run during a gesture. */
  private measure(): Canvas {
    const { frame, home } = this.options;
    return { size: { width: frame.clientWidth, height: frame.clientHeight }, home };
  }

  private setView(view: View, mode: MoveMode) {
    this.view = view;
    this.show(mode);
  }

  private show(mode: MoveMode) {
    const { zoom, centre } = this.view;
    const scale = scaleOf(this.canvas, zoom);
    const { x, y } = centreOf(this.options.home);
    this.layer.moveTo(
      { x: (x - centre.x) * scale, y: (y - centre.y) * scale, scale: zoom / HOME_ZOOM },
      mode,
    );
    this.options.onZoom(zoom);
  }
}
