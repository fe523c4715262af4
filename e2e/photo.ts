import type { Page } from "@playwright/test";

/** An image of one pixel. */
export const onePixelPhoto = {
  name: "me.png",
  mimeType: "image/png",
  buffer: Buffer.from(
    "iVBORw0KGgoAAAANSUhEUgAAAAEAAAABCAYAAAAfFcSJAAAADUlEQVR42mNk+M9QDwADhgGAWjR9awAAAABJRU5ErkJggg==",
    "base64",
  ),
};

const PADDING_BYTES = 12_000_000;

/** A photo of 900 × 300 px, larger than the limit of 10 MB. The right third is blue, the rest is red. */
export async function createLargePhoto(page: Page) {
  const base64 = await page.evaluate(() => {
    const canvas = document.createElement("canvas");
    canvas.width = 900;
    canvas.height = 300;
    const context = canvas.getContext("2d");
    if (context) {
      context.fillStyle = "blue";
      context.fillRect(0, 0, 900, 300);
      context.fillStyle = "red";
      context.fillRect(0, 0, 600, 300);
    }
    return canvas.toDataURL("image/jpeg").split(",")[1] ?? "";
  });
  // Decoders ignore bytes after the end of the image.
  const buffer = Buffer.concat([Buffer.from(base64, "base64"), Buffer.alloc(PADDING_BYTES)]);
  return { name: "IMG_0042.jpg", mimeType: "image/jpeg", buffer };
}
