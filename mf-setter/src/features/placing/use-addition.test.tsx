import { act, renderHook } from "@testing-library/react";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { useAddition } from "./use-addition.ts";

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.useRealTimers();
});

const createSetter = (username: string, ...routes: readonly string[]) => ({
  id: username,
  username,
  display_name: null,
  has_profile_photo: false,
  routes: [...routes],
});

/** Renders the hook for the setter robin.k. `show` renders it with the setters of a later response. */
function watch(...setters: ReturnType<typeof createSetter>[]) {
  const { result, rerender } = renderHook((latest) => useAddition(latest, "robin.k"), {
    initialProps: setters,
  });
  return {
    show: (...latest: ReturnType<typeof createSetter>[]) => {
      rerender(latest);
      return result.current && `${result.current.user.username} ${result.current.count}`;
    },
    wait: (ms: number) => {
      act(() => void vi.advanceTimersByTime(ms));
      return result.current;
    },
  };
}

describe("useAddition", () => {
  test("is what another setter has added since the screen was opened, for 4 seconds", () => {
    const { show, wait } = watch(createSetter("noor_", "1"));
    expect(show(createSetter("noor_", "1"))).toBeUndefined();

    expect(show(createSetter("noor_", "1", "2", "3"))).toBe("noor_ 2");

    expect(wait(3_999)).toBeDefined();
    expect(wait(1)).toBeUndefined();
  });

  test("counts up while it is visible, and starts again afterwards", () => {
    const { show, wait } = watch();
    show(createSetter("noor_", "1"));
    wait(3_000);
    expect(show(createSetter("noor_", "1", "2"))).toBe("noor_ 2");

    expect(wait(3_999)).toBeDefined();
    wait(1);
    expect(show(createSetter("noor_", "1", "2", "3"))).toBe("noor_ 1");
  });

  test("does not count the routes of the current user, nor deleted ones", () => {
    const { show } = watch(createSetter("noor_", "1"));

    expect(show(createSetter("noor_", "1"), createSetter("robin.k", "2"))).toBeUndefined();
    expect(show(createSetter("robin.k", "2", "3"))).toBeUndefined();
  });

  test("shows the latest of several setters", () => {
    const { show } = watch();
    show(createSetter("noor_", "1", "2"));

    expect(show(createSetter("noor_", "1", "2"), createSetter("mika.h", "3"))).toBe("mika.h 1");
  });
});
