import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { fallbackMessage } from "./fallback-message.ts";

const createResponse = (status: number, retryAfter?: string) => ({
  status,
  headers: new Headers(retryAfter === undefined ? {} : { "Retry-After": retryAfter }),
});

beforeEach(() => {
  vi.useFakeTimers({ now: Date.parse("2026-11-20T12:00:00Z") });
});

afterEach(() => {
  vi.useRealTimers();
});

describe("fallbackMessage", () => {
  test.each([
    [422, "Something in this does not fit. Check it, then try again."],
    [413, "That is more than Topout takes at once."],
    [429, "That was too often. Try again in a moment."],
    [500, "Topout is having trouble. Try again in a moment."],
    [503, "Topout is away. Try again in a moment."],
    [418, "Topout could not do that. Try again."],
  ])("describes status %i: %s", (status, message) => {
    expect(fallbackMessage(createResponse(status))).toBe(message);
  });

  test.each([
    ["1", "1 second"],
    ["90", "90 seconds"],
    ["121", "3 minutes"],
    ["Fri, 20 Nov 2026 12:00:30 GMT", "30 seconds"],
    ["Fri, 20 Nov 2026 11:59:00 GMT", "a moment"],
    ["-5", "a moment"],
    ["soon", "a moment"],
  ])("formats Retry-After %j as %s", (retryAfter, delay) => {
    expect(fallbackMessage(createResponse(503, retryAfter))).toBe(
      `Topout is away. Try again in ${delay}.`,
    );
  });
});
