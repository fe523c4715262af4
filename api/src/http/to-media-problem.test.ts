import { describe, expect, test } from "vitest";

import { ImageError } from "../media/errors.ts";
import { toProblem } from "./to-problem.ts";

describe("toProblem, for an image", () => {
  test.each([
    ["busy", { code: "UNAVAILABLE", details: { retryAfterSeconds: 10 } }],
    ["too-large", { code: "PAYLOAD_TOO_LARGE", message: expect.stringContaining("16,384 pixels") }],
    ["unreadable", { code: "UNSUPPORTED_MEDIA_TYPE" }],
  ] as const)("%s", (reason, problem) => {
    expect(toProblem(new ImageError(reason))).toMatchObject(problem);
  });
});
