import type { CDPSession, Page } from "@playwright/test";

import { pause } from "./hand.ts";

declare global {
  interface Window {
    /** From each touch's end, or the click that came of it, to the picture that shows it; in milliseconds. */
    touches: number[];
    /** In how many frames fingers have moved. The browser tells of all of them once a frame, and as of one moment. */
    moves: number;
  }
}

/** Runs in the page. */
export function watchTouches(): void {
  window.touches = [];
  window.moves = 0;
  let last = 0;
  const count = ({ timeStamp }: PointerEvent) => {
    if (timeStamp !== last) window.moves += 1;
    last = timeStamp;
  };
  addEventListener("pointermove", count, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "pointerup" || name === "click") window.touches.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** What a page costs, told by the browser. */
export class Clocks {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async start(page: Page, session: CDPSession): Promise<Clocks> {
    // By the thread's own clock, which stands still while other programs have the processor.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new Clocks(page, session);
  }

  /** The time of the processor that the main thread takes for a frame of what is under way, in milliseconds. */
  async costOfFrame(): Promise<number> {
    const before = await this.read();
    await pause(COUNTED_MS);
    const after = await this.read();
    return (after.ms - before.ms) / (after.moves - before.moves);
  }

  private async read() {
    const { metrics } = await this.session.send("Performance.getMetrics");
    const task = metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
    return { ms: task * 1_000, moves: await this.page.evaluate(() => window.moves) };
  }

  /** The longest of the events that a touch has led to. */
  async touchOf(act: () => Promise<void>): Promise<number> {
    await this.page.evaluate(() => {
      window.touches = [];
    });
    await act();
    const touches = await this.page.evaluate(() => window.touches);
    return Math.max(LEAST_MS, ...touches);
  }
}

/** Some 50 frames. */
const COUNTED_MS = 850;

/** What is shown sooner is not told of. */
const LEAST_MS = 16;
