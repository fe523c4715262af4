import { getDistance, type Point } from "@topout/shared/domain";

import type { Box } from "../model/box.ts";
import {
  type Canvas,
  clampView,
  HOME_ZOOM,
  getHomeView,
  getLayerPosition,
  panAndZoom,
  panBy,
  type PanZoom,
  revealPoint,
  getScale,
  toLayout,
  type View,
  ZOOM_STEP_FACTOR,
} from "../model/viewport.ts";
import { type MoveMode, MovingLayer } from "./compositing/moving-layer.ts";

/** Includes the rounding errors of the zoom buttons, which do not return exactly to the home zoom. */
const MAX_FITTING_ZOOM = HOME_ZOOM + 0.01;

interface CameraOptions {
  frame: HTMLElement;
  drawing: HTMLElement;
  homeBox: Box;
  /** The initial view; undefined for the home view. */
  initialView: View | undefined;
  onZoom: (zoom: number) => void;
  /** Called when the map stops moving. */
  onViewChange: (view: View) => void;
}

/** The view of the map: its position and zoom. Moves the drawing as a whole, so its content never changes. */
export class Camera {
  private view: View;
  private measuredCanvas: Canvas | undefined;
  /** The point that stays visible when the canvas changes its size, until the user moves the map. */
  private revealedPoint: Point | undefined;
  private readonly layer: MovingLayer;
  private readonly options: CameraOptions;

  constructor(options: CameraOptions) {
    this.options = options;
    const { initialView, homeBox, drawing } = options;
    this.view = clampView(options, initialView ?? getHomeView(homeBox));
    this.layer = new MovingLayer(drawing, () => this.handleSettle());
    // The drawing is in the home view by itself, so the first layout of the page need not be forced.
    if (initialView) this.updateLayer("instant");
    this.updateTouchAction();
  }

  dispose() {
    this.layer.dispose();
  }

  pan(delta: Point) {
    this.setView(panBy(this.canvas, this.view, delta), "instant");
  }

  pinch(change: PanZoom) {
    this.setView(panAndZoom(this.canvas, this.view, change), "instant");
  }

  /** Zooms around a pixel of the canvas. */
  zoom(factor: number, point: Point, mode: MoveMode = "instant") {
    this.setView(panAndZoom(this.canvas, this.view, { from: point, to: point, factor }), mode);
  }

  zoomByStep(direction: "in" | "out") {
    const { width, height } = this.canvas.size;
    const factor = direction === "in" ? ZOOM_STEP_FACTOR : 1 / ZOOM_STEP_FACTOR;
    this.zoom(factor, { x: width / 2, y: height / 2 }, "smooth");
  }

  reset() {
    this.setView(getHomeView(this.options.homeBox), "smooth");
  }

  revealPoint(point: Point) {
    const view = revealPoint(this.canvas, this.view, point);
    if (getDistance(view.centre, this.view.centre) > 0) this.setView(view, "smooth");
    this.revealedPoint = point;
  }

  /** Call after the canvas has changed its size. */
  resize() {
    this.measuredCanvas = undefined;
    this.updateLayer("instant");
    if (this.revealedPoint) this.revealPoint(this.revealedPoint);
  }

  /** The layout point at a pixel of the canvas. */
  toLayoutPoint(pixel: Point): Point {
    return toLayout(this.canvas, this.view, pixel);
  }

  /** Converts pixels to layout units. */
  toLayoutLength(pixels: number): number {
    return pixels / getScale(this.canvas, this.view.zoom);
  }

  /** Whether the whole gym is in view. One finger then scrolls the page. */
  get fitsFrame(): boolean {
    return this.view.zoom <= MAX_FITTING_ZOOM;
  }

  get centre(): Point {
    return this.view.centre;
  }

  /** Measured when it is first used. This forces a layout, so it must not run during a gesture. */
  private get canvas(): Canvas {
    const { frame, homeBox } = this.options;
    return (this.measuredCanvas ??= {
      size: { width: frame.clientWidth, height: frame.clientHeight },
      homeBox,
    });
  }

  private setView(view: View, mode: MoveMode) {
    this.revealedPoint = undefined;
    this.view = view;
    this.updateLayer(mode);
  }

  private updateLayer(mode: MoveMode) {
    this.layer.moveTo(getLayerPosition(this.canvas, this.view), mode);
    this.options.onZoom(this.view.zoom);
  }

  private handleSettle() {
    this.updateTouchAction();
    this.options.onViewChange(this.view);
  }

  /** Runs at rest only: `touch-action` applies from the next gesture, and its change is slow with many dots. */
  private updateTouchAction() {
    this.options.frame.toggleAttribute("data-fits-frame", this.fitsFrame);
  }
}
