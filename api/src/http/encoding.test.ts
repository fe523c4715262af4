import { brotliDecompressSync, gunzipSync } from "node:zlib";

import { describe, expect, test } from "vitest";

import { chooseEncoding, compress, compressOnce } from "./encoding.ts";

describe("the encoding of an answer", () => {
  test.each([
    [undefined, "identity"],
    ["", "identity"],
    ["gzip, deflate, br", "br"],
    ["gzip", "gzip"],
    ["br;q=0, gzip;q=0.5", "gzip"],
    ["*", "br"],
    ["*;q=0", "identity"],
    ["deflate", "identity"],
    ["BR", "br"],
    ["br;q=nonsense", "identity"],
  ])("follows Accept-Encoding %j: %s", (header, encoding) => {
    expect(chooseEncoding(header)).toBe(encoding);
  });

  test("can be undone", async () => {
    const bytes = Buffer.from("walls and mats ".repeat(500));

    expect(brotliDecompressSync(await compress(bytes, "br", 4))).toEqual(bytes);
    expect(gunzipSync(await compress(bytes, "gzip", 4))).toEqual(bytes);
    expect(await compress(bytes, "identity", 4)).toBe(bytes);
  });

  test.each([500, 50_000])(
    "can be undone where it is made for one request: %i times",
    async (times) => {
      const text = "walls and mats ".repeat(times);

      expect(brotliDecompressSync(await compressOnce(text, "br")).toString()).toBe(text);
      expect(gunzipSync(await compressOnce(text, "gzip")).toString()).toBe(text);
      expect((await compressOnce(text, "identity")).toString()).toBe(text);
    },
  );
});
