import type { CDPSession } from "@playwright/test";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Synthesises touch gestures in the browser. Drags and pinches move at the frame rate of the display. */
export class TouchPointer {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async tap(position: Point) {
    const touch = (type: "touchStart" | "touchEnd", touchPoints: Point[]) =>
      this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [position]);
    await touch("touchEnd", []);
  }

  async drag(start: Point, offset: Point) {
    await this.session.send("Input.synthesizeScrollGesture", {
      ...start,
      xDistance: offset.x,
      yDistance: offset.y,
      speed: Math.round(Math.hypot(offset.x, offset.y) / DRAG_SECONDS),
      gestureSourceType: "touch",
    });
  }

  async pinch(centre: Point, factor: number) {
    await this.session.send("Input.synthesizePinchGesture", {
      ...centre,
      scaleFactor: factor,
      relativeSpeed: 40,
      gestureSourceType: "touch",
    });
  }
}

const DRAG_SECONDS = 1.5;
