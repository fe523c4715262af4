import type { BrowserPage } from "./page.ts";
import type { Box } from "../pointer.ts";

/**
 * Measures the sharpness of a box in the page: the 99.5th percentile of the differences between neighbouring
 * pixels. If the browser scales a layer without rasterizing it again, its edges are blurred.
 */
export async function measureSharpness(page: BrowserPage, box: Box): Promise<number> {
  const png = (await page.screenshot()).toString("base64");
  return page.evaluate(measureEdges, { png, box });
}

/** Runs in the page, because the browser can decode images. */
async function measureEdges({ png, box }: { png: string; box: Box }): Promise<number> {
  const bytes = Uint8Array.from(atob(png), (character) => character.codePointAt(0) ?? 0);
  const image = await createImageBitmap(new Blob([bytes], { type: "image/png" }));
  const canvas = document.createElement("canvas");
  canvas.width = Math.floor(box.width);
  canvas.height = Math.floor(box.height);
  const context = canvas.getContext("2d");
  if (!context) throw new Error("The browser has no canvas");
  context.drawImage(image, -Math.ceil(box.x), -Math.ceil(box.y));
  const { data } = context.getImageData(0, 0, canvas.width, canvas.height);
  const differences: number[] = [];
  for (let index = 4; index < data.length; index += 4) {
    // The first pixel of a row has no left neighbour.
    if ((index / 4) % canvas.width === 0) continue;
    differences.push(
      [0, 1, 2].reduce(
        (sum, channel) =>
          sum + Math.abs((data[index + channel] ?? 0) - (data[index + channel - 4] ?? 0)),
        0,
      ),
    );
  }
  differences.sort((a, b) => b - a);
  return differences[Math.floor(differences.length / 200)] ?? 0;
}
