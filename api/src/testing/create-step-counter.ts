import { Session } from "node:inspector/promises";

import { afterAll, beforeAll } from "vitest";

/** Returns the number of steps that run during the callback. */
type CountSteps = (callback: () => Promise<unknown>) => Promise<number>;

/**
 * Creates a counter for the tests of the calling file. A step is a JavaScript block: a call of a function, an iteration
 * of a loop or a branch, also in libraries. Starts the profiler once, because that visits the whole heap.
 */
export function createStepCounter(): CountSteps {
  const session = new Session();
  beforeAll(async () => {
    session.connect();
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
  });
  afterAll(() => session.disconnect());
  /** Returns the coverage since the last call. */
  const takeCoverage = () => session.post("Profiler.takePreciseCoverage");
  return async (callback) => {
    await takeCoverage();
    await callback();
    const { result } = await takeCoverage();
    return result
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  };
}
