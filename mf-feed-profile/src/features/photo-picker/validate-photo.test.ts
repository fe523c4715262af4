import { describe, expect, test } from "vitest";

import { validatePhoto } from "./validate-photo.ts";

describe("validatePhoto", () => {
  test.each(["image/png", "image/jpeg", "image/gif", "image/webp"])(
    "accepts %s up to 10MB",
    (type) => {
      expect(validatePhoto({ type, size: 10_000_000 })).toBeUndefined();
      expect(validatePhoto({ type, size: 10_000_001 })).toBe("Choose a photo of at most 10MB.");
    },
  );

  test.each(["image/svg+xml", "application/pdf", ""])("rejects type %j", (type) => {
    expect(validatePhoto({ type, size: 1 })).toBe("Choose a PNG, JPG or GIF.");
  });
});
