import { brotliDecompressSync, gunzipSync } from "node:zlib";

import fc from "fast-check";
import { describe, expect, test } from "vitest";

import { compress, compressQuickly } from "./encoding.ts";
import { negotiateEncoding } from "./negotiate.ts";

describe("negotiateEncoding", () => {
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
    ["br;q=0.5, gzip", "gzip"],
    ["identity, gzip;q=0.5", "identity"],
  ])("for the Accept-Encoding header %j, returns %s", (header, encoding) => {
    expect(negotiateEncoding({ "accept-encoding": header })).toBe(encoding);
  });

  test("accepts any header", () => {
    const likeHeader = fc.stringMatching(/^[br,;q=*0"\\ ]*$/);
    fc.assert(
      fc.property(fc.oneof(fc.string(), likeHeader), (header) => {
        const encoding = negotiateEncoding({ "accept-encoding": header });
        expect(["br", "gzip", "identity"]).toContain(encoding);
      }),
    );
  });
});

describe("compress", () => {
  test("compresses without loss", async () => {
    const bytes = Buffer.from("walls and mats ".repeat(500));

    expect(brotliDecompressSync(await compress(bytes, "br", 4))).toEqual(bytes);
    expect(gunzipSync(await compress(bytes, "gzip", 4))).toEqual(bytes);
    expect(await compress(bytes, "identity", 4)).toBe(bytes);
  });

  // In this thread, and in another one.
  test.each([5, 9])("stores nothing beside the compressed bytes with effort %i", async (effort) => {
    const bytes = Buffer.from("walls and mats ".repeat(500));

    for (const encoding of ["br", "gzip"] as const) {
      const compressed = await compress(bytes, encoding, effort);
      expect(compressed.buffer.byteLength).toBe(compressed.length);
    }
  });
});

describe("compressQuickly", () => {
  // Below and above MAX_SYNC_BYTES.
  test.each([500, 50_000])("compresses %i repetitions without loss", async (times) => {
    const text = "walls and mats ".repeat(times);

    expect(brotliDecompressSync(await compressQuickly(text, "br")).toString()).toBe(text);
    expect(gunzipSync(await compressQuickly(text, "gzip")).toString()).toBe(text);
    expect((await compressQuickly(text, "identity")).toString()).toBe(text);
  });
});
