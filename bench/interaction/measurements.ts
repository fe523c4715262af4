import { sleep, type Point } from "./touch-pointer.ts";
import type { TestPage } from "./test-page.ts";

export interface Measurement {
  readonly name: string;
  readonly limitMs: number;
  /** Runs once per page before the measurement. */
  readonly prepare?: (page: TestPage) => Promise<void>;
  readonly measure: (page: TestPage) => Promise<number>;
}

const CPU_THROTTLING_RATE = 4;

/** Skips the start of a gesture, which does work that later frames do not do. */
const GESTURE_START_MS = 350;

const measureFrames =
  (move: (page: TestPage) => Promise<void>) =>
  async (page: TestPage): Promise<number> => {
    await page.bringToFront();
    const measure = async () => {
      await sleep(GESTURE_START_MS);
      return await page.timer.measureFrame();
    };
    const [ms] = await Promise.all([measure(), move(page)]);
    return ms;
  };

/** Alternates between two directions. */
const pan = measureFrames(({ pointer, centre, nextDirection }) => {
  const distance = nextDirection() * 50;
  return pointer.drag(centre, { x: distance, y: distance });
});

/**
 * Alternates between zooming out and in. A pinch zooms in slightly further than it zooms out. If it zoomed in first,
 * route names would appear.
 */
const pinch = measureFrames(({ pointer, centre, nextDirection }) =>
  pointer.pinch(centre, 1.2 ** -nextDirection()),
);

let tapCount = 0;

/** Returns a new position per tap, because two taps at one position are a double tap. */
function getNextPosition({ centre }: TestPage): Point {
  tapCount += 1;
  const angle = tapCount * 2.4;
  return { x: centre.x + 90 * Math.sin(angle), y: centre.y + 90 * Math.cos(angle) };
}

async function measureTap(page: TestPage): Promise<number> {
  const { session, timer, pointer, waitForPaint } = page;
  await page.bringToFront();
  await session.send("Emulation.setCPUThrottlingRate", { rate: CPU_THROTTLING_RATE });
  const position = getNextPosition(page);
  const ms = await timer.measureTouch(async () => {
    await pointer.tap(position);
    await waitForPaint();
  });
  await session.send("Emulation.setCPUThrottlingRate", { rate: 1 });
  return ms;
}

async function measureList(page: TestPage): Promise<number> {
  const { timer, listToggle, waitForPaint } = page;
  await page.bringToFront();
  const ms = await timer.measureTouch(async () => {
    await listToggle.tap();
    await waitForPaint();
  });
  await listToggle.evaluate((button) => (button as HTMLElement).click());
  await waitForPaint();
  return ms;
}

/** The time to render all route names. */
const NAMES_MS = 4_000;

/** Zooms in until every dot shows its name. */
async function zoomIn({ bringToFront, pointer, centre }: TestPage): Promise<void> {
  await bringToFront();
  await pointer.pinch(centre, 2);
  await sleep(NAMES_MS);
}

export const measurements: readonly Measurement[] = [
  { name: "Pan, main thread per frame", limitMs: 1.5, measure: pan },
  { name: "Pinch, main thread per frame", limitMs: 1.5, measure: pinch },
  { name: "Tap to paint, CPU 4 times slower", limitMs: 50, measure: measureTap },
  { name: "Opening a list of 5,000 rows", limitMs: 50, measure: measureList },
  {
    name: "The same, beside a map with route names",
    limitMs: 50,
    prepare: zoomIn,
    measure: measureList,
  },
];
