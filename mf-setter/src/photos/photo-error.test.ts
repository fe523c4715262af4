import { describe, expect, test } from "vitest";

import { getPhotoError } from "./photo-error.ts";

const createBlob = (type: string, sizeBytes = 1) => new Blob([new Uint8Array(sizeBytes)], { type });

describe("getPhotoError", () => {
  test("accepts a converted photo and an original that the server can read", () => {
    const original = { name: "IMG_1.heic", type: "image/heic" };

    expect(getPhotoError(original, createBlob("image/webp"))).toBeUndefined();
    expect(
      getPhotoError({ name: "1.gif", type: "image/gif" }, createBlob("image/gif")),
    ).toBeUndefined();
  });

  test.each([
    { name: "IMG_1.heic", type: "image/heic" },
    { name: "IMG_1.HEIC", type: "" },
  ])("explains that the browser cannot read HEIC: %o", (original) => {
    expect(getPhotoError(original, createBlob(original.type))).toBe(
      `${original.name} is in the HEIC format, which this browser cannot read. Choose a JPG or PNG.`,
    );
  });

  test("rejects other files", () => {
    const original = { name: "wall.tiff", type: "image/tiff" };

    expect(getPhotoError(original, createBlob("image/tiff"))).toBe(
      "wall.tiff couldn't be read. Choose a JPG or PNG.",
    );
  });

  test("rejects an original above the server's limit", () => {
    const original = { name: "wall.jpg", type: "image/jpeg" };

    expect(getPhotoError(original, createBlob("image/jpeg", 10_000_001))).toBe(
      "wall.jpg is too large. Choose a photo up to 10MB.",
    );
  });
});
