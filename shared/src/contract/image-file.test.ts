import { expect, test } from "vitest";

import { IMAGE_TYPES, imageFile, isHeic } from "./image-file.ts";

test("IMAGE_TYPES lists the kinds of files that the server accepts", () => {
  expect(IMAGE_TYPES).toEqual(imageFile.kinds.map((kind) => `image/${kind}`));
});

test.each([
  [{ name: "me", type: "image/heic" }, true],
  [{ name: "me", type: "image/heif-sequence" }, true],
  [{ name: "IMG_0042.HEIC", type: "" }, true],
  [{ name: "IMG_0042.heif", type: "" }, true],
  [{ name: "heic.png", type: "image/png" }, false],
])("isHeic of %j is %j", (file, expected) => {
  expect(isHeic(file)).toBe(expected);
});
