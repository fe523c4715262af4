import { describe, expect, test } from "vitest";

import { validatePhoto } from "./validate-photo.ts";

describe("a photo", () => {
  test.each(["image/png", "image/jpeg", "image/gif", "image/webp"])(
    "may be of type %s, up to 10MB",
    (type) => {
      expect(validatePhoto({ type, size: 10_000_000 })).toBeUndefined();
      expect(validatePhoto({ type, size: 10_000_001 })).toBe("Choose a photo of at most 10MB.");
    },
  );

  test.each(["image/svg+xml", "application/pdf", ""])("is nothing of type %j", (type) => {
    expect(validatePhoto({ type, size: 1 })).toBe("Choose a PNG, JPG or GIF.");
  });
});
