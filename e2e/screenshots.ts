import type { Page } from "@playwright/test";

/** A part of the page, in pixels. */
export interface Clip {
  readonly x: number;
  readonly y: number;
  readonly width: number;
  readonly height: number;
}

interface Comparison {
  readonly one: Buffer;
  readonly other: Buffer;
  readonly clips: readonly Clip[];
}

/** For each clip, counts the pixels that are clearly lighter or darker in one of two screenshots. */
export const countDifferingPixels = (page: Page, { one, other, clips }: Comparison) =>
  page.evaluate(countInPage, {
    screenshots: [one.toString("base64"), other.toString("base64")] as const,
    clips,
  });

/** Runs in a page whose content security policy allows data URLs. */
async function countInPage(given: {
  screenshots: readonly [string, string];
  clips: readonly Clip[];
}): Promise<number[]> {
  const MIN_DIFFERENCE = 48;
  const decode = async (screenshot: string) => {
    const response = await fetch(`data:image/png;base64,${screenshot}`);
    const image = await createImageBitmap(await response.blob());
    const context = new OffscreenCanvas(image.width, image.height).getContext("2d");
    context?.drawImage(image, 0, 0);
    return ({ x, y, width, height }: Clip) =>
      Array.from(context?.getImageData(x, y, width, height).data ?? []).filter(
        (_, i) => i % 4 === 0,
      );
  };
  const [one, other] = [await decode(given.screenshots[0]), await decode(given.screenshots[1])];
  return given.clips.map((clip) => {
    const otherPixels = other(clip);
    return one(clip).filter((grey, i) => Math.abs(grey - (otherPixels[i] ?? grey)) > MIN_DIFFERENCE)
      .length;
  });
}
