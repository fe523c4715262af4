import { expect, test } from "vitest";

import { PreparedBody } from "./prepared-body.ts";

test("a prepared body stores nothing beside its bytes", async () => {
  const body = new PreparedBody(["wall"]);

  const { bytes } = body.getEncoded({});
  const { buffer, length } = await bytes;
  expect(buffer.byteLength).toBe(length);
});
