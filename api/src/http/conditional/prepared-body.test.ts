import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { PreparedBody } from "./prepared-body.ts";

test("a prepared body stores nothing beside its bytes", async () => {
  const body = new PreparedBody(["wall"]);

  const { bytes } = body.getEncoded({});
  const { buffer, length } = await bytes;
  expect(buffer.byteLength).toBe(length);
});

describe("a compact body", () => {
  const value = Array.from({ length: 200 }, (_, index) => ({ name: `R${index}`, color: "red" }));
  const text = JSON.stringify(value);

  test.each(["br", "gzip", "identity"] as const)(
    "has the same content with %s",
    async (encoding) => {
      const body = await new PreparedBody(value).compact();

      const { encoding: sent, bytes } = body.getEncoded({ "accept-encoding": encoding });

      expect(sent).toBe(encoding);
      expect(decoders[encoding](await bytes).toString()).toBe(text);
      expect(body.etag).toBe(new PreparedBody(value).etag);
      expect([body.toJson(), body.toJsonText().text]).toEqual([value, text]);
    },
  );

  test("takes a fraction of the memory", async () => {
    const body = await new PreparedBody(value).compact();

    expect(body.sizeBytes).toBeLessThan(text.length / 4);
  });

  test("stores a small body as it is", async () => {
    const body = await new PreparedBody(["wall"]).compact();

    expect(body.sizeBytes).toBe('["wall"]'.length);
    expect(body.getEncoded({ "accept-encoding": "br" }).encoding).toBe("identity");
  });
});

const decoders = { br: brotliDecompressSync, gzip: gunzipSync, identity: (bytes: Buffer) => bytes };
