import { ApiError } from "@topout/shared/api";
import { notifications } from "@topout/shared/platform";
import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { tellFailure } from "./tell-failure.ts";

const refused = (status: number, message: string) =>
  new ApiError(status, { detail: "CONFLICT", message });

const told = () =>
  notifications
    .getState()
    .list.map((shown) => [shown.title, shown.type === "upload" ? undefined : shown.message]);

let minute = 0;

beforeEach(() => {
  // Each test well after the one before: what is told is remembered for a while.
  vi.useFakeTimers({ now: (minute += 1) * 60_000 });
});

afterEach(() => {
  notifications.setState({ list: [] });
  vi.runAllTimers();
  vi.useRealTimers();
});

describe("a call that fails", () => {
  test("is told as an Error with the server's message", () => {
    tellFailure(refused(409, "That set is in another gym."), undefined);

    expect(told()).toEqual([["Error", "That set is in another gym."]]);
  });

  test.each([401, 404])("with %i is not told", (status) => {
    tellFailure(refused(status, "no"), undefined);

    expect(told()).toEqual([]);
  });

  test("is left to the caller who shows a message of its own", () => {
    tellFailure(refused(409, "no"), { ownMessage: true });
    tellFailure(refused(409, "no"), { ownMessage: ["CONFLICT"] });
    expect(told()).toEqual([]);

    tellFailure(refused(409, "no"), { ownMessage: ["NOT_FOUND"] });
    expect(told()).toHaveLength(1);
  });

  test("is not told twice in 5 s by the same words", () => {
    tellFailure(refused(503, "away"), undefined);
    tellFailure(refused(503, "away"), undefined);
    tellFailure(refused(503, "still away"), undefined);
    expect(told().map(([, message]) => message)).toEqual(["still away", "away"]);

    vi.advanceTimersByTime(5_000);
    tellFailure(refused(503, "away"), undefined);
    expect(told()).toHaveLength(1);
  });
});
