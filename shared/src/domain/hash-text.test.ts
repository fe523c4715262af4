import { createHash } from "node:crypto";

import { expect, test } from "vitest";

import { hashText } from "./hash-text.ts";

test.each(["", "Topout", "é 日本"])("hashText returns the SHA-256 hash of %j", async (text) => {
  expect(await hashText(text)).toBe(createHash("sha256").update(text).digest("hex"));
});
