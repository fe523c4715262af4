import type { Page } from "@playwright/test";

import { getToken } from "./session.ts";

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

/** Creates a photo of one color. */
export async function createColorPhoto(page: Page, color: string) {
  const base64 = await page.evaluate((fillStyle) => {
    const canvas = document.createElement("canvas");
    canvas.width = 60;
    canvas.height = 80;
    const context = canvas.getContext("2d");
    if (!context) throw new Error("The browser has no canvas");
    context.fillStyle = fillStyle;
    context.fillRect(0, 0, 60, 80);
    return canvas.toDataURL("image/png").split(",")[1] ?? "";
  }, color);
  return { name: "IMG.png", mimeType: "image/png", buffer: Buffer.from(base64, "base64") };
}

/** Returns which of the colors a stored photo has. Its compression changes the color a little. */
export async function getPhotoColor(page: Page, routeId: string, colors: readonly string[]) {
  const token = await getToken(page);
  return page.evaluate(
    async ({ url, authorization, choices }) => {
      const response = await fetch(url, { headers: { authorization } });
      const photo = await createImageBitmap(await response.blob());
      const canvas = document.createElement("canvas");
      const context = canvas.getContext("2d");
      if (!context) throw new Error("The browser has no canvas");
      const readColor = (paint: () => void) => {
        paint();
        return [...context.getImageData(0, 0, 1, 1).data];
      };
      const stored = readColor(() => context.drawImage(photo, 0, 0));
      const getDifference = (color: string) => {
        const pixel = readColor(() => {
          context.fillStyle = color;
          context.fillRect(0, 0, 1, 1);
        });
        return Math.max(...pixel.map((value, index) => Math.abs(value - (stored[index] ?? 0))));
      };
      return choices.find((color) => getDifference(color) < 24);
    },
    {
      url: `/api/img/${routeId}.webp`,
      authorization: `Bearer ${token}`,
      choices: colors,
    },
  );
}
