import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { dismiss, setPaused, notifications, notify, setProgress } from "./notifications.ts";

const shown = () => notifications.getState().list;

const someNotice = { type: "info", title: "Route Created" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  notifications.setState({ list: [] });
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

    expect(shown()).toMatchObject([{ remainingMs: 4_800 }]);
  });

  test("stands still while somebody is at it, and goes on from there", () => {
    const id = notify(someNotice);
    vi.advanceTimersByTime(1_000);

    setPaused(id, true);
    vi.advanceTimersByTime(60_000);
    expect(shown()).toMatchObject([{ remainingMs: 4_000 }]);

    setPaused(id, false);
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

describe("an upload's notification", () => {
  const upload = { type: "upload", title: "Uploading your video" } as const;

  test("begins at 0 percent and is told by its id how far it is", () => {
    const id = notify(upload);
    notify({ ...upload, title: "another" });

    setProgress(id, 64);

    expect(shown()).toMatchObject([
      { title: "another", progress: 0 },
      { title: "Uploading your video", progress: 64 },
    ]);
  });

  test("stays however long it takes", () => {
    notify(upload);

    vi.advanceTimersByTime(60 * 60_000);

    expect(shown()).toHaveLength(1);
  });

  test("is dismissed at 100 percent", () => {
    const id = notify(upload);

    setProgress(id, 99.9);
    expect(shown()).toHaveLength(1);

    setProgress(id, 100);
    expect(shown()).toHaveLength(0);
  });

  test("does not come back once it was dismissed", () => {
    const id = notify(upload);
    dismiss(id);

    setProgress(id, 64);

    expect(shown()).toHaveLength(0);
  });
});

describe("the notifications", () => {
  test("stand with the newest first, each with a time of its own", () => {
    notify({ ...someNotice, title: "first" });
    vi.advanceTimersByTime(2_000);
    notify({ ...someNotice, title: "second" });

    expect(shown()).toMatchObject([
      { title: "second", remainingMs: 5_000 },
      { title: "first", remainingMs: 3_000 },
    ]);
  });

  test("keep no clock running when the last one is gone", () => {
    notify(someNotice);

    vi.advanceTimersByTime(5_100);

    expect(vi.getTimerCount()).toBe(0);
  });
});
