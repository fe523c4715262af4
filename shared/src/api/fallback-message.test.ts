import { afterEach, beforeEach, describe, expect, test, vi } from "vitest";

import { getFallbackMessage } from "./fallback-message.ts";

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

describe("getFallbackMessage", () => {
  test.each([
    [422, "Some details aren't valid. Check them and try again."],
    [413, "That's too large for this network. Choose a smaller file, or try another network."],
    [429, "Too many attempts. Try again in a moment."],
    [500, "Something went wrong. Try again in a moment."],
    [503, "Topout is unavailable. Try again in a moment."],
    [418, "We couldn't do that. Try again."],
  ])("describes status %i: %s", (status, message) => {
    expect(getFallbackMessage(createResponse(status))).toBe(message);
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
    expect(getFallbackMessage(createResponse(503, retryAfter))).toBe(
      `Topout is unavailable. Try again in ${delay}.`,
    );
  });
});
