import { describe, expect, test } from "vitest";

import { photoRefusal } from "./photo-refusal.ts";

describe("a photo", () => {
  test.each(["image/png", "image/jpeg", "image/gif", "image/webp"])(
    "may be of type %s, up to 10MB",
    (type) => {
      expect(photoRefusal({ type, size: 10_000_000 })).toBeUndefined();
      expect(photoRefusal({ type, size: 10_000_001 })).toBe("Choose a photo of at most 10MB.");
    },
  );

  test.each(["image/svg+xml", "application/pdf", ""])("is nothing of type %j", (type) => {
    expect(photoRefusal({ type, size: 1 })).toBe("Choose a PNG, JPG or GIF.");
  });
});
