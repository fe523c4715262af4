import { setTimeout as sleep } from "node:timers/promises";

import type { CDPSession, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Milliseconds from each pointerup or click to the next paint. */
    touchDurations: number[];
    /** The number of frames with a pointermove. All moves of a frame have the same timestamp. */
    moveFrames: number;
  }
}

/** Records `touchDurations` and `moveFrames`. Runs in the page. */
export function recordTouches(): void {
  window.touchDurations = [];
  window.moveFrames = 0;
  let lastTimeStamp = 0;
  const countFrame = ({ timeStamp }: PointerEvent) => {
    if (timeStamp !== lastTimeStamp) window.moveFrames += 1;
    lastTimeStamp = timeStamp;
  };
  addEventListener("pointermove", countFrame, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "pointerup" || name === "click") window.touchDurations.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

/** Measures the CPU time and the event durations of a page. */
export class PageTimer {
  private readonly page: Page;
  private readonly session: CDPSession;

  private constructor(page: Page, session: CDPSession) {
    this.page = page;
    this.session = session;
  }

  static async start(page: Page, session: CDPSession): Promise<PageTimer> {
    // Measure the CPU time of the thread, which excludes other processes.
    await session.send("Performance.enable", { timeDomain: "threadTicks" });
    return new PageTimer(page, session);
  }

  /** Returns the CPU time of the main thread per frame of the current gesture, in milliseconds. */
  async measureFrame(): Promise<number> {
    const start = await this.readMetrics();
    await sleep(SAMPLE_MS);
    const end = await this.readMetrics();
    return (end.ms - start.ms) / (end.frames - start.frames);
  }

  private async readMetrics() {
    const { metrics } = await this.session.send("Performance.getMetrics");
    const taskSeconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
    return { ms: taskSeconds * 1_000, frames: await this.page.evaluate(() => window.moveFrames) };
  }

  /** Returns the duration of the slowest event of an action, in milliseconds. */
  async measureTouch(action: () => Promise<void>): Promise<number> {
    await this.page.evaluate(() => {
      window.touchDurations = [];
    });
    await action();
    const durations = await this.page.evaluate(() => window.touchDurations);
    return Math.max(MIN_EVENT_MS, ...durations);
  }
}

/** About 50 frames. */
const SAMPLE_MS = 850;

/** The browser does not report shorter events. */
const MIN_EVENT_MS = 16;
