import { describe, expect, test } from "vitest";

import { getDecodeError, getSizeError, getTypeError } from "./photo-file.ts";

const HEIC_ERROR =
  "This photo is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.";

describe("getTypeError", () => {
  test.each(["image/png", "image/jpeg", "image/gif", "image/webp", "image/heic", "image/heif"])(
    "accepts %s",
    (type) => {
      expect(getTypeError({ type, name: "me" })).toBeUndefined();
    },
  );

  test.each(["image/svg+xml", "application/pdf", ""])("rejects type %j", (type) => {
    expect(getTypeError({ type, name: "me.svg" })).toBe("Choose a PNG, JPG or GIF.");
  });

  test("accepts a HEIC file of unknown type", () => {
    expect(getTypeError({ type: "", name: "IMG_0042.HEIC" })).toBeUndefined();
  });
});

describe("getDecodeError", () => {
  test.each([
    [{ type: "image/heic", name: "me" }, HEIC_ERROR],
    [{ type: "", name: "IMG_0042.HEIC" }, HEIC_ERROR],
    [{ type: "image/png", name: "me.png" }, "This photo couldn't be read. Choose another one."],
  ])("explains why %j cannot be read", (file, message) => {
    expect(getDecodeError(file)).toBe(message);
  });
});

describe("getSizeError", () => {
  test("accepts at most 10MB", () => {
    expect(getSizeError({ size: 10_000_000 })).toBeUndefined();
    expect(getSizeError({ size: 10_000_001 })).toBe("Choose a photo up to 10MB.");
  });
});
