import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { dismiss, setPaused, notifications, notify, setProgress } from "./notifications.ts";

const getList = () => notifications.getState().list;

const options = { type: "info", title: "Route Created" } as const;

beforeEach(() => {
  vi.useFakeTimers();
});

afterEach(() => {
  notifications.setState({ list: [] });
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a notification", () => {
  test("has an id of 21 characters", () => {
    expect(notify(options)).toMatch(/^[\w-]{21}$/);
  });

  test("dismisses itself after 5000 ms", () => {
    notify(options);

    vi.advanceTimersByTime(4_900);
    expect(getList()).toHaveLength(1);

    vi.advanceTimersByTime(100);
    expect(getList()).toHaveLength(0);
  });

  test("updates its remaining time every 100 ms", () => {
    notify(options);

    vi.advanceTimersByTime(250);

    expect(getList()).toMatchObject([{ remainingMs: 4_800 }]);
  });

  test("pauses and continues", () => {
    const id = notify(options);
    vi.advanceTimersByTime(1_000);

    setPaused(id, true);
    vi.advanceTimersByTime(60_000);
    expect(getList()).toMatchObject([{ remainingMs: 4_000 }]);

    setPaused(id, false);
    vi.advanceTimersByTime(4_000);
    expect(getList()).toHaveLength(0);
  });

  test("can be dismissed", () => {
    const id = notify(options);

    dismiss(id);

    expect(getList()).toHaveLength(0);
  });

  test("replaces a notification with the same id", () => {
    notify({ ...options, id: "saved", title: "Saving" });
    notify({ ...options, id: "saved", title: "Settings Updated" });

    expect(getList().map(({ title }) => title)).toEqual(["Settings Updated"]);
  });
});

describe("a repeated notification", () => {
  test("takes over the card of the notification that it replaces", () => {
    const replaced = notify(options);
    const other = notify(options);
    const [, card] = getList();

    const id = notify({ ...options, title: "Route Updated", replaces: replaced });

    expect(getList()).toMatchObject([
      { id, key: card?.key, title: "Route Updated", repeatCount: 1 },
      { id: other },
    ]);
  });

  test("has a card of its own if the notification that it replaces is gone", () => {
    const replaced = notify(options);
    const [card] = getList();
    dismiss(replaced);

    notify({ ...options, replaces: replaced });

    expect(getList()).toMatchObject([{ repeatCount: 0 }]);
    expect(getList()[0]?.key).not.toBe(card?.key);
  });

  test("restarts its timer, counts repetitions, and stays paused", () => {
    notify({ ...options, id: "error" });
    vi.advanceTimersByTime(3_000);
    setPaused("error", true);

    notify({ ...options, id: "error" });

    expect(getList()).toMatchObject([{ remainingMs: 5_000, repeatCount: 1, isPaused: true }]);
  });
});

describe("an upload notification", () => {
  const upload = { type: "upload", title: "Uploading your video" } as const;

  test("starts at 0 percent and is updated by its id", () => {
    const id = notify(upload);
    notify({ ...upload, title: "another" });

    setProgress(id, 64);

    expect(getList()).toMatchObject([
      { title: "another", progress: 0 },
      { title: "Uploading your video", progress: 64 },
    ]);
  });

  test("does not time out", () => {
    notify(upload);

    vi.advanceTimersByTime(60 * 60_000);

    expect(getList()).toHaveLength(1);
  });

  test("is dismissed at 100 percent", () => {
    const id = notify(upload);

    setProgress(id, 99.9);
    expect(getList()).toHaveLength(1);

    setProgress(id, 100);
    expect(getList()).toHaveLength(0);
  });

  test("stays dismissed after a progress update", () => {
    const id = notify(upload);
    dismiss(id);

    setProgress(id, 64);

    expect(getList()).toHaveLength(0);
  });
});

describe("the list", () => {
  test("is sorted newest first, with a timer for each notification", () => {
    notify({ ...options, title: "first" });
    vi.advanceTimersByTime(2_000);
    notify({ ...options, title: "second" });

    expect(getList()).toMatchObject([
      { title: "second", remainingMs: 5_000 },
      { title: "first", remainingMs: 3_000 },
    ]);
  });

  test("stops the interval when it is empty", () => {
    notify(options);

    vi.advanceTimersByTime(5_100);

    expect(vi.getTimerCount()).toBe(0);
  });
});
