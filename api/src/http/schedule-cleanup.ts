import type { FastifyInstance } from "fastify";

const EVERY_MS = 10 * 60 * 1_000;

/** Clears away what has expired, now and then while the program runs. What fails is tried again next time. */
export function scheduleCleanup(
  app: FastifyInstance,
  tasks: readonly (() => Promise<void>)[],
): void {
  const run = async () => {
    const results = await Promise.allSettled(tasks.map((task) => task()));
    for (const result of results) {
      if (result.status === "rejected") app.log.warn({ err: result.reason }, "sweep failed");
    }
  };
  const timer = setInterval(() => void run(), EVERY_MS);
  timer.unref();
  app.addHook("onClose", () => clearInterval(timer));
}
