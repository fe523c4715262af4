import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, expect, test, vi } from "vitest";

import { useWakeLock } from "./use-wake-lock.ts";

/** The lock of a browser, as far as the hook uses it. */
function createLock() {
  const lock = { released: false, release: async () => void (lock.released = true) };
  return lock;
}

let locks: ReturnType<typeof createLock>[];
const requestLock = vi.fn<(type: string) => Promise<unknown>>();

beforeEach(() => {
  locks = [];
  requestLock.mockReset();
  requestLock.mockImplementation(async () => {
    const lock = createLock();
    locks.push(lock);
    return lock;
  });
  vi.stubGlobal("navigator", { wakeLock: { request: requestLock } });
});

afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
});

async function renderWakeLock() {
  const hook = renderHook(useWakeLock);
  // The requests resolve.
  await act(async () => undefined);
  return hook;
}

/** Chromium releases the lock of a hidden page. */
async function setVisibility(visibility: DocumentVisibilityState) {
  vi.spyOn(document, "visibilityState", "get").mockReturnValue(visibility);
  if (visibility === "hidden") for (const lock of locks) lock.released = true;
  await act(async () => void document.dispatchEvent(new Event("visibilitychange")));
}

test("keeps the display on", async () => {
  await renderWakeLock();

  expect(requestLock.mock.calls).toEqual([["screen"]]);
  expect(locks[0]?.released).toBe(false);
});

test("keeps the display on again when the page becomes visible", async () => {
  await renderWakeLock();

  await setVisibility("hidden");
  expect(requestLock).toHaveBeenCalledTimes(1);
  await setVisibility("visible");

  expect(requestLock).toHaveBeenCalledTimes(2);
  expect(locks.map(({ released }) => released)).toEqual([true, false]);
});

test("requests no second lock while it has one", async () => {
  await renderWakeLock();

  await setVisibility("visible");

  expect(requestLock).toHaveBeenCalledTimes(1);
});

test("tries again after a refused request", async () => {
  requestLock.mockRejectedValueOnce(new DOMException("low battery", "NotAllowedError"));
  await renderWakeLock();
  expect(locks).toEqual([]);

  await setVisibility("visible");

  expect(locks.map(({ released }) => released)).toEqual([false]);
});

test("does nothing in a browser without wake locks", async () => {
  vi.stubGlobal("navigator", {});

  const { unmount } = await renderWakeLock();
  await setVisibility("visible");

  expect(unmount).not.toThrow();
});

test("releases the lock when the screen closes, also one that arrives later", async () => {
  const { unmount } = await renderWakeLock();
  unmount();
  expect(locks[0]?.released).toBe(true);

  const late = Promise.withResolvers<unknown>();
  const lock = createLock();
  requestLock.mockReturnValueOnce(late.promise);
  (await renderWakeLock()).unmount();
  await act(async () => late.resolve(lock));

  expect(lock.released).toBe(true);
});
