import { describe, expect, onTestFinished, test, vi } from "vitest";

import { RebuildLimit } from "./rebuild-limit.ts";
import { createCache, getBuild, PADDING } from "./testing/create-cache.ts";

/** Creates a build that waits for `finishBuild`. Each build returns its number. */
function createSlowBuild() {
  const startedBuilds: PromiseWithResolvers<unknown[]>[] = [];
  const build = () => {
    const result = Promise.withResolvers<unknown[]>();
    startedBuilds.push(result);
    return result.promise;
  };
  const finishBuild = async () => {
    await vi.waitFor(() => expect(startedBuilds.length).toBeGreaterThan(finishedCount), 20_000);
    finishedCount += 1;
    startedBuilds.at(-1)?.resolve([finishedCount, PADDING]);
  };
  let finishedCount = 0;
  return { startedBuilds, finishBuild, build };
}

describe("ListCache", () => {
  test("builds a list once at a time, and again for the requests after a change", async () => {
    const { lists, createList } = createCache();
    const { startedBuilds, finishBuild, build } = createSlowBuild();
    const list = { ...createList("routes"), build };
    const read = () => lists.get(list).then(getBuild);

    const reads = [read(), read()];
    lists.invalidate(["routes"]);
    reads.push(read());
    lists.invalidate(["routes"]);
    reads.push(read());
    expect(startedBuilds.length).toBe(1);
    await finishBuild();
    await finishBuild();

    expect(await Promise.all(reads)).toEqual([[1], [1], [2], [2]]);
    expect(startedBuilds.length).toBe(2);
  });

  test("shares the next build between the requests that wait for it while it caches nothing", async () => {
    const { lists, createList } = createCache();
    const { startedBuilds, finishBuild, build } = createSlowBuild();
    const list = { ...createList("routes"), build };
    lists.setEnabled(false);

    const reads = [1, 2, 3, 4].map(() => lists.get(list).then(getBuild));
    await finishBuild();
    await finishBuild();

    expect(await Promise.all(reads)).toEqual([[1], [2], [2], [2]]);
    expect(startedBuilds.length).toBe(2);
  });

  test("builds a list at most about once a second while it keeps changing, and returns the newest rows", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const { lists } = createCache();
    let change = 0;
    let buildCount = 0;
    const build = async () => {
      buildCount += 1;
      return [change, PADDING];
    };
    const read = async () =>
      getBuild(await lists.get({ key: "routes", topic: "routes", build }))[0];

    // Ten changes a second, each followed by two requests.
    for (let tick = 0; tick < 100; tick++) {
      lists.invalidate([`routes:${++change}`]);
      const latestChange = change;
      for (const response of [read(), read()]) {
        void response.then((row) => expect(row).toBeGreaterThanOrEqual(latestChange));
      }
      await vi.advanceTimersByTimeAsync(100);
    }

    expect(buildCount).toBeGreaterThanOrEqual(10);
    expect(buildCount).toBeLessThanOrEqual(15);
  });
});

describe("RebuildLimit", () => {
  test("forgets lists that no longer change", async () => {
    vi.useFakeTimers();
    onTestFinished(() => void vi.useRealTimers());
    const limit = new RebuildLimit(2);

    expect([limit.reserve("a"), limit.reserve("a"), limit.reserve("a")]).toEqual([0, 0, 1_000]);
    await vi.advanceTimersByTimeAsync(3_000);

    expect(limit.reserve("b")).toBe(0);
    expect(limit.listCount).toBe(1);
  });
});
