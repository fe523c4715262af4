import type { Page } from "@playwright/test";

/** Of a page, in pixels. */
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

/** How many pixels of each clip are clearly lighter or darker in one of two pictures of a page. */
export const countDifferingPixels = (page: Page, { one, other, clips }: Comparison) =>
  page.evaluate(countDiffering, {
    pictures: [one.toString("base64"), other.toString("base64")] as const,
    clips,
  });

/** Runs in a page that may read data addresses. */
async function countDiffering(given: {
  pictures: readonly [string, string];
  clips: readonly Clip[];
}): Promise<number[]> {
  const CLEARLY = 48;
  const decode = async (picture: string) => {
    const answer = await fetch(`data:image/png;base64,${picture}`);
    const image = await createImageBitmap(await answer.blob());
    const brush = new OffscreenCanvas(image.width, image.height).getContext("2d");
    brush?.drawImage(image, 0, 0);
    return ({ x, y, width, height }: Clip) =>
      Array.from(brush?.getImageData(x, y, width, height).data ?? []).filter((_, i) => i % 4 === 0);
  };
  const [one, other] = [await decode(given.pictures[0]), await decode(given.pictures[1])];
  return given.clips.map((clip) => {
    const others = other(clip);
    return one(clip).filter((grey, i) => Math.abs(grey - (others[i] ?? grey)) > CLEARLY).length;
  });
}
