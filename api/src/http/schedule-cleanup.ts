import type { FastifyInstance } from "fastify";

const INTERVAL_MS = 10 * 60 * 1_000;

/** Runs the tasks periodically until the app closes. A failed task runs again the next time. */
export function scheduleCleanup(
  app: FastifyInstance,
  tasks: readonly (() => Promise<void>)[],
): void {
  const run = async () => {
    const results = await Promise.allSettled(tasks.map((task) => task()));
    for (const result of results) {
      if (result.status === "rejected") app.log.warn({ err: result.reason }, "cleanup failed");
    }
  };
  const timer = setInterval(() => void run(), INTERVAL_MS);
  timer.unref();
  app.addHook("onClose", () => clearInterval(timer));
}
