import { afterEach, expect, test, vi } from "vitest";

import { hasConnectionLimit } from "./has-connection-limit.ts";

afterEach(() => {
  vi.restoreAllMocks();
});

test.each([
  ["http/1.1", true],
  ["h2", false],
  ["h3", false],
  ["", false],
])("the connections of %s are limited: %s", (nextHopProtocol, isLimited) => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([{ nextHopProtocol }] as never);

  expect(hasConnectionLimit()).toBe(isLimited);
});

test("an unknown protocol has no limit", () => {
  vi.spyOn(performance, "getEntriesByType").mockReturnValue([]);

  expect(hasConnectionLimit()).toBe(false);
});
