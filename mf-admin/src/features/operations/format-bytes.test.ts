import { expect, test } from "vitest";

import { formatBytes } from "./format-bytes.ts";

test.each([
  [0, "0 byte"],
  [999, "999 byte"],
  [1_000, "1 kB"],
  [2_149_000_000, "2.1 GB"],
  [3_000_000_000_000, "3 TB"],
])("formats %d bytes as %s", (bytes, text) => {
  expect(formatBytes(bytes)).toBe(text);
});
