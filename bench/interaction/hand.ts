import type { CDPSession } from "@playwright/test";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass. They move by themselves, as fast as the screen is drawn, for a second and a half. */
export class Hand {
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
      speed: Math.round(Math.hypot(by.x, by.y) / SECONDS),
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

const SECONDS = 1.5;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
