import { Session } from "node:inspector/promises";

/**
 * Returns the number of JavaScript blocks that run during `callback`: calls of functions, iterations of loops and branches.
 * Counts all modules, including libraries.
 */
export async function countSteps(callback: () => Promise<unknown>): Promise<number> {
  const session = new Session();
  session.connect();
  try {
    await session.post("Profiler.enable");
    await session.post("Profiler.startPreciseCoverage", { callCount: true, detailed: true });
    await callback();
    const { result } = await session.post("Profiler.takePreciseCoverage");
    return result
      .flatMap(({ functions }) => functions)
      .flatMap(({ ranges }) => ranges)
      .reduce((sum, { count }) => sum + count, 0);
  } finally {
    session.disconnect();
  }
}
