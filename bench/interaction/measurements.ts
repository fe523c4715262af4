import { setTimeout as sleep } from "node:timers/promises";

import { median } from "../statistics.ts";
import { measureFrames } from "./measure-frames.ts";
import type { TestPage } from "./test-page.ts";
import type { Point } from "./touch-pointer.ts";

export interface Measurement {
  readonly name: string;
  /** The limit on a machine where the baseline takes `referenceBaselineMs`. */
  readonly limitMs: number;
  readonly referenceBaselineMs: number;
  /** Runs once per page before the measurement. */
  readonly prepare?: (page: TestPage) => Promise<void>;
  readonly measure: (page: TestPage) => Promise<number>;
}

/** The limit on this machine: on a slower one, it grows by as much as the baseline of the same run. */
export function getLimitMs(
  { limitMs, referenceBaselineMs }: Measurement,
  baselineMs: readonly number[],
): number {
  return limitMs * Math.max(1, median(baselineMs) / referenceBaselineMs);
}

const CPU_THROTTLING_RATE = 4;

/** Measures a pan. The direction alternates. */
async function measurePan({ timer, pointer, centre, getNextDirection, bringToFront }: TestPage) {
  await bringToFront();
  const distancePx = getNextDirection() * 50;
  return await measureFrames(timer, () => pointer.drag(centre, { x: distancePx, y: distancePx }));
}

/**
 * Measures a pinch, which alternates between zooming out and in. The first pinch zooms out, because pinches zoom in
 * slightly further than out and would otherwise show route names.
 */
async function measurePinch({ timer, pointer, centre, getNextDirection, bringToFront }: TestPage) {
  await bringToFront();
  const factor = 1.2 ** -getNextDirection();
  return await measureFrames(timer, () => pointer.pinch(centre, factor));
}

let tapCount = 0;

/** Returns a new position per tap, because two taps at one position are a double tap. */
function getNextPosition({ centre }: TestPage): Point {
  tapCount += 1;
  const angleRadians = tapCount * 2.4;
  return {
    x: centre.x + 90 * Math.sin(angleRadians),
    y: centre.y + 90 * Math.cos(angleRadians),
  };
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

/** Long enough to render all route names. */
const NAME_RENDER_MS = 4_000;

/** Zooms in until every dot shows its name. */
async function zoomIn({ bringToFront, pointer, centre }: TestPage): Promise<void> {
  await bringToFront();
  await pointer.pinch(centre, 2);
  await sleep(NAME_RENDER_MS);
}

/** Event Timing has steps of 8 ms, so the baseline of a touch is a multiple of them. */
const TOUCH = { limitMs: 50, referenceBaselineMs: 32 };

export const mapMeasurements: readonly Measurement[] = [
  {
    name: "Pan, main thread per frame",
    limitMs: 1.5,
    referenceBaselineMs: 1.05,
    measure: measurePan,
  },
  {
    name: "Pinch, main thread per frame",
    limitMs: 1.5,
    referenceBaselineMs: 1.1,
    measure: measurePinch,
  },
  { name: "Tap until paint, with a CPU 4 times slower", ...TOUCH, measure: measureTap },
];

export const measurements: readonly Measurement[] = [
  ...mapMeasurements,
  { name: "Open a list of 5,000 rows", ...TOUCH, measure: measureList },
  {
    name: "Open the same list, with route names on the map",
    ...TOUCH,
    prepare: zoomIn,
    measure: measureList,
  },
];
