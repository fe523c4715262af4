import { describe, expect, test } from "vitest";

import { withStorageLock } from "./with-storage-lock.ts";

/** jsdom has no Web Locks, like a page without HTTPS. */
describe("withStorageLock without Web Locks", () => {
  const holdLock = () => {
    const { promise, resolve } = Promise.withResolvers<undefined>();
    const released = withStorageLock({ canWait: true }, () => promise);
    return () => {
      resolve(undefined);
      return released;
    };
  };

  test("waits for the previous run in this tab", async () => {
    const release = holdLock();
    let hasLock: boolean | undefined;
    const run = withStorageLock({ canWait: true }, async (isLocked) => {
      hasLock = isLocked;
    });
    await withStorageLock({ canWait: false }, async () => undefined);
    expect(hasLock).toBeUndefined();

    await release();
    await run;

    expect(hasLock).toBe(true);
  });

  test("runs at once without the lock if it cannot wait", async () => {
    const release = holdLock();

    await withStorageLock({ canWait: false }, async (hasLock) => expect(hasLock).toBe(false));

    await release();
  });

  test("releases the lock after a failure", async () => {
    const failure = withStorageLock({ canWait: true }, () => Promise.reject(new Error("Failed")));
    await expect(failure).rejects.toThrow("Failed");

    await withStorageLock({ canWait: false }, async (hasLock) => expect(hasLock).toBe(true));
  });
});
