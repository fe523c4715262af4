import { describe, expect, test } from "vitest";

import { AuthError, PasswordQueueFullError, RateLimitError } from "../auth/errors.ts";
import { ImageError } from "../media/errors.ts";
import { toProblem } from "./to-problem.ts";

describe("toProblem", () => {
  test.each([
    ["busy", { code: "UNAVAILABLE", details: { retryAfterSeconds: 10 } }],
    ["too-large", { code: "PAYLOAD_TOO_LARGE", message: expect.stringContaining("16,384 pixels") }],
    ["unreadable", { code: "UNSUPPORTED_MEDIA_TYPE" }],
  ] as const)("converts the error of an image that is %s", (reason, problem) => {
    expect(toProblem(new ImageError(reason))).toMatchObject(problem);
  });

  test.each([
    ["signed-out", { code: "UNAUTHORIZED", message: "Log in to do this." }],
    ["link-expired", { code: "UNAUTHORIZED", message: "This link was used or has expired." }],
    ["forbidden", { code: "FORBIDDEN" }],
    ["unverified", { code: "USER_NOT_VERIFIED" }],
    ["wrong-password", { code: "LOGIN_BAD_CREDENTIALS" }],
  ] as const)("converts the error of a user with the reason %s", (reason, problem) => {
    expect(toProblem(new AuthError(reason))).toMatchObject(problem);
  });

  test.each([
    [new RateLimitError(60), "RATE_LIMITED", "Too many attempts. Try again in 60 seconds."],
    [
      new PasswordQueueFullError(),
      "UNAVAILABLE",
      "Many people are logging in right now. Try again in a few seconds.",
    ],
  ])("converts a %s, with the time to wait", (error, code, message) => {
    const details = { retryAfterSeconds: expect.any(Number) };
    expect(toProblem(error)).toMatchObject({ code, message, details });
  });
});
