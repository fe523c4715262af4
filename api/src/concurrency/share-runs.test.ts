import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { shareRuns } from "./share-runs.ts";

/** Creates a shared run whose runs end when `end` is called. */
function createRuns() {
  const runs: PromiseWithResolvers<void>[] = [];
  const call = shareRuns(() => {
    const run = Promise.withResolvers<void>();
    runs.push(run);
    return run.promise;
  });
  return { runs, call };
}

const settle = () => new Promise(setImmediate);

describe("shareRuns", () => {
  test("shares the next run between the calls during a run", async () => {
    const { runs, call } = createRuns();
    const first = call();
    const others = [call(), call(), call()];
    expect(runs).toHaveLength(1);

    runs[0]?.resolve();
    await first;
    await settle();
    expect(runs).toHaveLength(2);
    runs[1]?.resolve();
    await Promise.all(others);

    void call();
    expect(runs).toHaveLength(3);
  });

  test("rejects only the calls of a failed run", async () => {
    const { runs, call } = createRuns();
    const first = call();
    const second = call();

    runs[0]?.reject(new Error("lost"));
    await expect(first).rejects.toThrow("lost");
    await settle();
    runs[1]?.resolve();

    await second;
  });

  test("never runs twice at the same time, and each call ends with a run that started after it", async () => {
    await fc.assert(
      fc.asyncProperty(fc.scheduler(), fc.nat(12), async (scheduler, callCount) => {
        let runCount = 0;
        let runningCount = 0;
        const call = shareRuns(async () => {
          runCount++;
          expect(++runningCount).toBe(1);
          await scheduler.schedule(Promise.resolve());
          runningCount--;
        });
        const startCall = async () => {
          const countBefore = runCount;
          await call();
          expect(runCount).toBeGreaterThan(countBefore);
        };

        const calls = Array.from({ length: callCount }, () =>
          scheduler.schedule(Promise.resolve()).then(startCall),
        );
        await scheduler.waitFor(Promise.all(calls));

        expect(runCount).toBeLessThanOrEqual(callCount);
      }),
    );
  });
});
