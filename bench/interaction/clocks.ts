import type { CDPSession, Page } from "@playwright/test";

declare global {
  interface Window {
    /** From each touch's end, or the click that came of it, to the picture that shows it; in milliseconds. */
    touches: number[];
  }
}

/** Runs in the page. */
export function watchTouches(): void {
  window.touches = [];
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

  /** The time of the processor that the main thread takes for it, in milliseconds. */
  async costOf(act: () => Promise<void>): Promise<number> {
    const before = await this.read();
    await act();
    return (await this.read()) - before;
  }

  private async read(): Promise<number> {
    const { metrics } = await this.session.send("Performance.getMetrics");
    return (metrics.find(({ name }) => name === "TaskDuration")?.value ?? NaN) * 1_000;
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
