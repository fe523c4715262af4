import { setTimeout as sleep } from "node:timers/promises";

import type { PageTimer } from "./page-timer.ts";

/** The first frames of a gesture do additional work, so we skip them. */
const GESTURE_START_MS = 350;

/** Returns the CPU time of the main thread per frame of a gesture, in milliseconds. */
export async function measureFrames(timer: PageTimer, move: () => Promise<void>): Promise<number> {
  const measure = async () => {
    await sleep(GESTURE_START_MS);
    return await timer.measureFrame();
  };
  const [ms] = await Promise.all([measure(), move()]);
  return ms;
}
