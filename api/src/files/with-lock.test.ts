import { existsSync, mkdtempSync, readFileSync, rmSync, utimesSync, writeFileSync } from "node:fs";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { beforeEach, describe, expect, onTestFinished, test, vi } from "vitest";

import { MAX_LOCK_MS, withLock as withLockOptions } from "./with-lock.ts";

/** No process has this id: it is larger than the largest one of every supported operating system. */
const ENDED_PID = "99999999";

let lock: string;

beforeEach(() => {
  const folder = mkdtempSync(join(tmpdir(), "topout-lock-"));
  onTestFinished(() => rmSync(folder, { recursive: true }));
  lock = join(folder, "lock");
});

const withLock = <Result>(file: string, work: () => Promise<Result>) =>
  withLockOptions(file, work, { maxWaitMs: 10_000 });

/** Creates work that ends when `finish` is called. */
function createWork() {
  const { promise, resolve } = Promise.withResolvers<void>();
  return { work: () => promise, finish: resolve };
}

/** The name of another machine or container, whose processes are unknown here. */
const OTHER_HOST = "another-host";

describe("withLock", () => {
  test("runs one function at a time, and removes the lock file", async () => {
    const first = createWork();
    const order: string[] = [];
    const done = [
      withLock(lock, first.work).then(() => order.push("first")),
      withLock(lock, async () => order.push("second")),
    ];
    first.finish();
    await Promise.all(done);

    expect(order).toEqual(["first", "second"]);
    expect(existsSync(lock)).toBe(false);
  });

  test("removes the lock of a process that has ended", async () => {
    writeFileSync(lock, ENDED_PID);

    expect(await withLock(lock, async () => "done")).toBe("done");
  });

  test("does not remove a lock while another process is removing it", async () => {
    writeFileSync(lock, ENDED_PID);
    writeFileSync(`${lock}.stale`, String(process.pid));

    const result = withLock(lock, async () => "done");
    expect(readFileSync(lock, "utf8")).toBe(ENDED_PID);

    rmSync(`${lock}.stale`);
    expect(await result).toBe("done");
    expect(existsSync(`${lock}.stale`)).toBe(false);
  });

  test("waits for a process of another host, and says so once", async () => {
    writeFileSync(lock, `${ENDED_PID} ${OTHER_HOST}`);
    const onWait = vi.fn<(file: string) => void>();

    const result = withLockOptions(lock, async () => "done", { maxWaitMs: 0, onWait });

    await expect(result).rejects.toThrow("was not removed in time");
    expect(onWait).toHaveBeenCalledExactlyOnceWith(lock);
  });

  test("removes the lock of another host after the longest work", async () => {
    writeFileSync(lock, `${ENDED_PID} ${OTHER_HOST}`);
    const time = new Date(Date.now() - MAX_LOCK_MS - 1_000);
    utimesSync(lock, time, time);

    expect(await withLock(lock, async () => "done")).toBe("done");
  });

  test("fails at once if the folder cannot contain the lock", async () => {
    writeFileSync(lock, "");

    await expect(withLock(join(lock, "lock"), async () => "done")).rejects.toThrow(
      /EEXIST|ENOTDIR/,
    );
  });

  test("removes a stale lock if another process ended before it could remove that lock", async () => {
    writeFileSync(lock, ENDED_PID);
    writeFileSync(`${lock}.stale`, ENDED_PID);

    expect(await withLock(lock, async () => "done")).toBe("done");
  });
});
