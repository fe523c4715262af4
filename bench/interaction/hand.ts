import type { CDPSession } from "@playwright/test";

export interface Point {
  readonly x: number;
  readonly y: number;
}

/** Fingers on the glass, each step of which waits until the page has taken it. */
export class Hand {
  private readonly session: CDPSession;

  constructor(session: CDPSession) {
    this.session = session;
  }

  async tap(at: Point) {
    await this.touch("touchStart", [at]);
    await this.touch("touchEnd", []);
  }

  /** One finger along these points; it rests before it is lifted, so that nothing is thrown. */
  async drag(way: readonly Point[]) {
    await this.draw(way.map((at) => [at]));
  }

  /** Two fingers about a point, that far from each other. */
  async pinch({ x, y }: Point, apart: readonly number[]) {
    await this.draw(
      apart.map((gap) => [
        { x: x - gap / 2, y },
        { x: x + gap / 2, y },
      ]),
    );
  }

  private async draw([first = [], ...rest]: readonly (readonly Point[])[]) {
    await this.touch("touchStart", first);
    for (const fingers of rest) await this.touch("touchMove", fingers);
    await pause(REST_MS);
    await this.touch("touchEnd", []);
  }

  private async touch(type: "touchStart" | "touchMove" | "touchEnd", fingers: readonly Point[]) {
    const touchPoints = fingers.map((at, id) => ({ ...at, id }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

const REST_MS = 120;

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
