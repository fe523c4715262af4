import { describe, expect, test } from "vitest";

import { fromDataUrl, toDataUrl } from "./data-url.ts";

describe("a data URL", () => {
  test("contains the type and the bytes of an image", async () => {
    const bytes = Uint8Array.from([0, 127, 128, 255]);

    const image = fromDataUrl(await toDataUrl(new Blob([bytes], { type: "image/webp" })));

    expect(image?.type).toBe("image/webp");
    expect(new Uint8Array((await image?.arrayBuffer()) ?? [])).toEqual(bytes);
  });

  test.each([
    "",
    "data:image/png;base64,",
    "data:image/png;base64,A",
    "data:text/html;base64,AAAA",
  ])("is no image: %j", (url) => {
    expect(fromDataUrl(url)).toBeUndefined();
  });
});
