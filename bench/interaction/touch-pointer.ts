import type { CDPSession } from "@playwright/test";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Synthesises touch gestures in the browser. A gesture takes 1.5 s and moves at the frame rate of the display. */
export class TouchPointer {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async tap(at: Point) {
    const touch = (type: "touchStart" | "touchEnd", touchPoints: Point[]) =>
      this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
    await touch("touchStart", [at]);
    await touch("touchEnd", []);
  }

  async drag(from: Point, by: Point) {
    await this.session.send("Input.synthesizeScrollGesture", {
      ...from,
      xDistance: by.x,
      yDistance: by.y,
      speed: Math.round(Math.hypot(by.x, by.y) / GESTURE_SECONDS),
      gestureSourceType: "touch",
    });
  }

  async pinch(at: Point, factor: number) {
    await this.session.send("Input.synthesizePinchGesture", {
      ...at,
      scaleFactor: factor,
      relativeSpeed: 40,
      gestureSourceType: "touch",
    });
  }
}

const GESTURE_SECONDS = 1.5;

export const sleep = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
