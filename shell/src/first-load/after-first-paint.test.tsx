import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { afterFirstPaint } from "./after-first-paint.ts";

const run = vi.fn<() => void>();

beforeEach(() => {
  vi.useFakeTimers({ toFake: ["requestAnimationFrame", "setTimeout"] });
  run.mockClear();
});

afterEach(() => {
  vi.useRealTimers();
  vi.restoreAllMocks();
});

describe("afterFirstPaint", () => {
  test("runs in a task after the next frame", () => {
    afterFirstPaint(run);

    vi.advanceTimersToNextFrame();
    expect(run).not.toHaveBeenCalled();

    vi.advanceTimersToNextTimer();
    expect(run).toHaveBeenCalledOnce();
  });

  test("runs at once in a hidden page, which does not paint", () => {
    vi.spyOn(document, "hidden", "get").mockReturnValue(true);

    afterFirstPaint(run);

    expect(run).toHaveBeenCalledOnce();
  });

  test("runs once if the page is hidden before its first frame", () => {
    afterFirstPaint(run);

    document.dispatchEvent(new Event("visibilitychange"));
    expect(run).toHaveBeenCalledOnce();

    vi.advanceTimersToNextFrame();
    vi.runAllTimers();
    expect(run).toHaveBeenCalledOnce();
  });
});
