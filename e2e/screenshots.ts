import type { Page } from "@playwright/test";

/** A part of the page, in pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Comparison {
  readonly first: Buffer;
  readonly second: Buffer;
  readonly clips: readonly Clip[];
}

/** Returns, for each clip, the number of pixels that clearly differ between two grey screenshots. */
export const countDifferingPixels = (page: Page, { first, second, clips }: Comparison) =>
  page.evaluate(countInPage, {
    screenshots: [first.toString("base64"), second.toString("base64")] as const,
    clips,
  });

/** Runs in a page whose content security policy allows data URLs. */
async function countInPage(input: {
  screenshots: readonly [string, string];
  clips: readonly Clip[];
}): Promise<number[]> {
  const MIN_GREY_DIFFERENCE = 48;
  const createReader = async (screenshot: string) => {
    const response = await fetch(`data:image/png;base64,${screenshot}`);
    const image = await createImageBitmap(await response.blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    // Grey pixels have equal channels, so read only the first of the four.
    return ({ x, y, width, height }: Clip) =>
      Array.from(context?.getImageData(x, y, width, height).data ?? []).filter(
        (_, index) => index % 4 === 0,
      );
  };
  const readFirst = await createReader(input.screenshots[0]);
  const readSecond = await createReader(input.screenshots[1]);
  return input.clips.map((clip) => {
    const otherGreys = readSecond(clip);
    return readFirst(clip).filter(
      (grey, index) => Math.abs(grey - (otherGreys[index] ?? grey)) > MIN_GREY_DIFFERENCE,
    ).length;
  });
}
