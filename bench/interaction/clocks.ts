import type { CDPSession, Page } from "@playwright/test";

declare global {
  interface Window {
    /** Frames in which fingers had moved. */
    movedFrames: number;
    /** From each touch's end, or the click that came of it, to the picture that shows it; in milliseconds. */
    touches: number[];
  }
}

/** Runs in the page. */
export function watchFrames(): void {
  window.movedFrames = 0;
  window.touches = [];
  let counted = false;
  const count = () => {
    if (counted) return;
    counted = true;
    requestAnimationFrame(() => {
      counted = false;
      window.movedFrames += 1;
    });
  };
  addEventListener("pointermove", count, { capture: true, passive: true });
  new PerformanceObserver((list) => {
    for (const { name, duration } of list.getEntries()) {
      if (name === "pointerup" || name === "click") window.touches.push(duration);
    }
  }).observe({ type: "event", durationThreshold: 16 } as PerformanceObserverInit);
}

export interface Cost {
  /** Time of the processor that the main thread took. */
  readonly ms: number;
  readonly frames: number;
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

  async costOf(act: () => Promise<void>): Promise<Cost> {
    const before = await this.read();
    await act();
    const after = await this.read();
    return { ms: after.ms - before.ms, frames: after.frames - before.frames };
  }

  private async read(): Promise<Cost> {
    const frames = await this.page.evaluate(() => window.movedFrames);
    const { metrics } = await this.session.send("Performance.getMetrics");
    const seconds = metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN;
    return { ms: seconds * 1_000, frames };
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

/** What is shown sooner is not told of. */
const LEAST_MS = 16;
