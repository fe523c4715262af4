import { describe, expect, test } from "vitest";

import { parseClimbTime } from "./parse-climb-time.ts";

const now = new Date("2026-05-10T12:00:00.000Z");

describe("parseClimbTime", () => {
  test.each([
    [undefined, "2026-05-10T12:00:00.000Z"],
    ["2026-05-10T11:59:59.999Z", "2026-05-10T11:59:59.999Z"],
    ["2026-05-10T13:00:00+02:00", "2026-05-10T11:00:00.000Z"],
    ["2026-05-10T12:00:00.001Z", "2026-05-10T12:00:00.000Z"],
    ["2026-05-10T12:06:00Z", "2026-05-10T12:00:00.000Z"],
    ["9999-12-31T23:59:59Z", "2026-05-10T12:00:00.000Z"],
    ["2026-04-10T12:00:00Z", "2026-04-10T12:00:00.000Z"],
  ])("parses %s as %s", (value, time) => {
    expect(parseClimbTime(value, now).toISOString()).toBe(time);
  });

  test.each(["2026-04-10T11:59:59.999Z", "0000-01-01T00:00:00Z"])("rejects %s", (value) => {
    expect(() => parseClimbTime(value, now)).toThrow(
      expect.objectContaining({ code: "INVALID_REQUEST" }),
    );
  });
});
