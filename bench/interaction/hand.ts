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

  async press(fingers: readonly Point[]) {
    await this.touch("touchStart", fingers);
  }

  async move(way: readonly (readonly Point[])[]) {
    for (const fingers of way) await this.touch("touchMove", fingers);
  }

  async lift() {
    await this.touch("touchEnd", []);
  }

  private async touch(type: "touchStart" | "touchMove" | "touchEnd", fingers: readonly Point[]) {
    const touchPoints = fingers.map((at, id) => ({ ...at, id }));
    await this.session.send("Input.dispatchTouchEvent", { type, touchPoints });
  }
}

export const pause = (ms: number) => new Promise<void>((resolve) => setTimeout(resolve, ms));
