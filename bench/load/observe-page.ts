export interface PageTimings {
  firstContentfulPaintMs: number;
  largestContentfulPaintMs: number;
  /** The time at which the observed element was painted. 0 until then. */
  drawnMs: number;
  /** The time at which React had rendered the content, so that it reacts to input. 0 until then. */
  interactiveMs: number;
  totalBlockingMs: number;
  longestTaskMs: number;
  layoutShift: number;
}

declare global {
  interface Window {
    pageTimings?: PageTimings;
  }
}

export interface ContentSelectors {
  /** Matches when the content is drawn. */
  readonly drawn: string;
  /** Matches when React has rendered the content. */
  readonly interactive: string;
}

/** Runs in the page. Measures paints, long tasks, layout shifts, and the paint times of these elements. */
export function observePage(selectors: ContentSelectors): void {
  const timings: PageTimings = {
    firstContentfulPaintMs: 0,
    largestContentfulPaintMs: 0,
    drawnMs: 0,
    interactiveMs: 0,
    totalBlockingMs: 0,
    longestTaskMs: 0,
    layoutShift: 0,
  };
  window.pageTimings = timings;

  const observe = (type: string, onEntry: (entry: PerformanceEntry) => void) =>
    new PerformanceObserver((list) => list.getEntries().forEach(onEntry)).observe({
      type,
      buffered: true,
    });
  observe("largest-contentful-paint", ({ startTime }) => {
    timings.largestContentfulPaintMs = startTime;
  });
  observe("longtask", ({ duration }) => {
    timings.totalBlockingMs += duration - 50;
    timings.longestTaskMs = Math.max(timings.longestTaskMs, duration);
  });
  observe("layout-shift", (entry) => {
    timings.layoutShift += Number(Object(entry).value);
  });

  const measurePaint = (selector: string, handle: (timeMs: number) => void) => {
    const handleNextPaint = () =>
      requestAnimationFrame(() => {
        // A message sent from a frame arrives after its paint.
        const { port1, port2 } = new MessageChannel();
        port1.addEventListener("message", () => handle(performance.now()));
        port1.start();
        port2.postMessage(undefined);
      });
    const isShown = () => document.querySelector(selector) !== null;
    if (isShown()) {
      handleNextPaint();
      return;
    }
    // No check in each frame: with it, the browser renders all frames, and calculates the styles that React adds in each.
    new MutationObserver((_records, observer) => {
      if (!isShown()) return;
      observer.disconnect();
      handleNextPaint();
    }).observe(document, { childList: true, subtree: true });
  };
  observe("paint", ({ name, startTime }) => {
    if (name !== "first-contentful-paint") return;
    timings.firstContentfulPaintMs = startTime;
    // Not earlier, because each requested frame before the first paint would delay it.
    measurePaint(selectors.drawn, (timeMs) => {
      timings.drawnMs = timeMs;
    });
    measurePaint(selectors.interactive, (timeMs) => {
      timings.interactiveMs = timeMs;
    });
  });
}
