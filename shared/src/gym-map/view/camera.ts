import { distance, type Point } from "@topout/shared/domain";

import { type Box, centreOf } from "../model/box.ts";
import {
  type Canvas,
  panAndZoom,
  type PanZoom,
  clampView,
  HOME_ZOOM,
  homeView,
  panBy,
  reveal,
  scaleOf,
  toLayout,
  type View,
  ZOOM_STEP,
} from "../model/viewport.ts";

/** Long enough after the last move that the drawing may be made sharp again. */
const SETTLED_MS = 200;

/** Shows a part of the map by moving the drawing as a whole: nothing inside it is touched. */
export class Camera {
  private view: View;
  private canvas: Canvas;
  private settling: ReturnType<typeof setTimeout> | undefined;
  private movedAt = 0;
  private awaited: Animation | undefined;
  /** As said on the drawing, which is slow to ask. */
  private manner: Manner | undefined;
  private readonly frame: HTMLElement;
  private readonly drawing: HTMLElement;
  private readonly home: Box;
  private readonly onZoom: (zoom: number) => void;
  private readonly onRest: (view: View) => void;

  constructor(parts: {
    frame: HTMLElement;
    drawing: HTMLElement;
    home: Box;
    /** Where the map was left; else it starts at home. */
    view: View | undefined;
    onZoom: (zoom: number) => void;
    /** Once the map has come to rest somewhere else. */
    onRest: (view: View) => void;
  }) {
    this.frame = parts.frame;
    this.drawing = parts.drawing;
    this.home = parts.home;
    this.onZoom = parts.onZoom;
    this.onRest = parts.onRest;
    this.canvas = this.measured();
    this.view = clampView(parts, parts.view ?? homeView(parts.home));
    this.show("at once");
  }

  /** Nothing is shown or told any more by a camera that has been put away. */
  dispose() {
    this.awaited?.cancel();
    clearTimeout(this.settling);
  }

  pan(by: Point) {
    this.look((canvas, view) => panBy(canvas, view, by), "at once");
  }

  pinch(carrying: PanZoom) {
    this.look((canvas, view) => panAndZoom(canvas, view, carrying), "at once");
  }

  /** About a pixel of the canvas. */
  zoom(factor: number, at: Point, manner: Manner = "at once") {
    this.look((canvas, view) => panAndZoom(canvas, view, { from: at, to: at, factor }), manner);
  }

  step(direction: "in" | "out") {
    const { width, height } = this.canvas.size;
    const factor = direction === "in" ? ZOOM_STEP : 1 / ZOOM_STEP;
    this.zoom(factor, { x: width / 2, y: height / 2 }, "smoothly");
  }

  reset() {
    this.look(() => homeView(this.home), "smoothly");
  }

  reveal(point: Point) {
    const { view } = this;
    const next = reveal(this.canvas, view, point);
    if (distance(next.centre, view.centre) > 0) this.look(() => next, "smoothly");
  }

  /** After the canvas has another size. At once, or the old picture would stand in the new canvas for a frame. */
  refresh() {
    this.canvas = this.measured();
    this.show("at once");
  }

  /** What lies under a pixel of the canvas. */
  pointAt(pixel: Point): Point {
    return toLayout(this.canvas, this.view, pixel);
  }

  /** In layout units. */
  lengthOf(pixels: number): number {
    return pixels / scaleOf(this.canvas, this.view.zoom);
  }

  get centre(): Point {
    return this.view.centre;
  }

  /** To be asked only when it may have changed: an answer in the midst of a move has the page laid out at once. */
  private measured(): Canvas {
    const { clientWidth: width, clientHeight: height } = this.frame;
    return { size: { width, height }, home: this.home };
  }

  private look(change: (canvas: Canvas, view: View) => View, manner: Manner) {
    this.view = change(this.canvas, this.view);
    this.show(manner);
  }

  private show(manner: Manner) {
    const { zoom, centre } = this.view;
    const scale = scaleOf(this.canvas, zoom);
    const { x, y } = centreOf(this.home);
    if (this.manner !== manner) {
      this.manner = manner;
      this.drawing.dataset["moving"] = manner;
    }
    this.awaited ??= awaitedBy(this.drawing);
    const across = rounded((x - centre.x) * scale);
    const down = rounded((y - centre.y) * scale);
    this.drawing.style.transform = `translate(${across}px, ${down}px) scale(${zoom / HOME_ZOOM})`;
    this.onZoom(zoom);
    this.movedAt = performance.now();
    this.settling ??= setTimeout(() => this.settle(), SETTLED_MS);
  }

  /** One timer waits for the last of all moves: to set it anew for each would cost more than the move. */
  private settle() {
    const left = this.movedAt + SETTLED_MS - performance.now();
    this.settling = left > 0 ? setTimeout(() => this.settle(), left) : undefined;
    if (this.settling !== undefined) return;
    delete this.drawing.dataset["moving"];
    this.manner = undefined;
    this.awaited?.cancel();
    this.awaited = undefined;
    this.onRest(this.view);
  }
}

/** To a thousandth: what is next to nothing would be spelt 1e-14, which browsers are slow to read. */
const rounded = (pixels: number) => Math.round(pixels * 1_000) / 1_000;

/**
 * An animation that never begins. Chromium takes a new transform straight to the compositor only where it counts on an
 * animation, else each frame has all layers of the page put together anew; one of the style sheet costs each frame more.
 */
function awaitedBy(drawing: HTMLElement): Animation {
  const animation = drawing.animate({ transform: ["none", "none"] }, { duration: 1, delay: 1e9 });
  animation.pause();
  return animation;
}

/** How the drawing comes to where it shall be. Said on the element while it moves, for its style. */
type Manner = "at once" | "smoothly";
