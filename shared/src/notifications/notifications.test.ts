import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { dismiss, hold, notifications, notify } from "./notifications.ts";

const shown = () => notifications.getState().list;

const someNotice = { type: "info", title: "Route Created" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a notification", () => {
  test("gets an id of 21 characters", () => {
    expect(notify(someNotice)).toMatch(/^[\w-]{21}$/);
  });

  test("dismisses itself after 5000 ms", () => {
    notify(someNotice);

    vi.advanceTimersByTime(4_900);
    expect(shown()).toHaveLength(1);

    vi.advanceTimersByTime(100);
    expect(shown()).toHaveLength(0);
  });

  test("has its remaining time refreshed every 100 ms", () => {
    notify(someNotice);

    vi.advanceTimersByTime(250);

    expect(shown()[0]?.left).toBe(4_800);
  });

  test("stands still while somebody is at it, and goes on from there", () => {
    const id = notify(someNotice);
    vi.advanceTimersByTime(1_000);

    hold(id, true);
    vi.advanceTimersByTime(60_000);
    expect(shown()[0]?.left).toBe(4_000);

    hold(id, false);
    vi.advanceTimersByTime(4_000);
    expect(shown()).toHaveLength(0);
  });

  test("can be dismissed", () => {
    const id = notify(someNotice);

    dismiss(id);

    expect(shown()).toHaveLength(0);
  });

  test("takes the place of the one with the same id", () => {
    notify({ ...someNotice, id: "saved", title: "Saving" });
    notify({ ...someNotice, id: "saved", title: "Settings Updated" });

    expect(shown().map(({ title }) => title)).toEqual(["Settings Updated"]);
  });
});

describe("the notifications", () => {
  test("stand with the newest first, each with a time of its own", () => {
    notify({ ...someNotice, title: "first" });
    vi.advanceTimersByTime(2_000);
    notify({ ...someNotice, title: "second" });

    expect(shown().map(({ title, left }) => [title, left])).toEqual([
      ["second", 5_000],
      ["first", 3_000],
    ]);
  });

  test("keep no clock running when the last one is gone", () => {
    notify(someNotice);

    vi.advanceTimersByTime(5_100);

    expect(vi.getTimerCount()).toBe(0);
  });
});
