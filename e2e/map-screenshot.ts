import type { Locator, Page } from "@playwright/test";

import type { Clip } from "./screenshots.ts";
import { finishAnimations } from "./animations.ts";

/** A screenshot of the lines or the areas on a map. */
export interface MapScreenshot {
  readonly png: Buffer;
  /** The rectangle of the guide box in the screenshot, in pixels. */
  readonly clip: Clip;
}

/**
 * The styles that show one part of the map. They make the areas black, so that screenshots of all screens are
 * comparable.
 */
const partStyles = {
  lines: ".floor path { visibility: visible !important }",
  areas:
    ".area { visibility: visible !important; fill: black !important; stroke: none !important }",
} as const;

/** Takes a screenshot of only the lines or only the areas of a map. */
export async function takeMapScreenshot(
  page: Page,
  map: Locator,
  part: keyof typeof partStyles,
): Promise<MapScreenshot> {
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  // A dialog with the map may still slide in, and the screenshot shows its final position.
  await map.evaluate(finishAnimations);
  const clip = await map.locator(".floor").evaluate(getGuideBox);
  await map.evaluate(showOnly, partStyles[part]);
  const png = await page.screenshot({ animations: "disabled", scale: "css" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return { png, clip };
}

/** Runs in the page. */
function getGuideBox(floor: Element): Clip {
  const { a: scale = 1, e: x = 0, f: y = 0 } = (floor as SVGGElement).getScreenCTM() ?? {};
  return { x: x - 100 * scale, y: y - 125 * scale, width: 200 * scale, height: 250 * scale };
}

/** Hides the page except for a part of the map. Runs in the page. */
function showOnly(map: Element, partStyle: string): void {
  map.setAttribute("data-screenshot", "");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { visibility: hidden !important; transition: none !important }
    [data-screenshot] ${partStyle}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Counts the pixels that differ between two screenshots, at 2 pixels per layout unit. The screens have different
 * scales, so an edge can be a pixel off and differently blurred. Compares each pixel with the range of greys within 2
 * pixels in the other screenshot.
 */
export const countDifferences = (
  blankPage: Page,
  first: MapScreenshot,
  second: MapScreenshot,
): Promise<number> =>
  blankPage.evaluate(
    countInPage,
    [first, second].map(({ png, clip }) => ({ base64: png.toString("base64"), clip })),
  );

interface EncodedScreenshot {
  readonly base64: string;
  readonly clip: Clip;
}

/** Runs in a page whose content security policy allows data URLs. */
async function countInPage(screenshots: readonly EncodedScreenshot[]): Promise<number> {
  const [WIDTH, HEIGHT, RADIUS, MIN_GREY_DIFFERENCE] = [400, 500, 2, 48];
  const [first = [], second = []] = await Promise.all(screenshots.map(readGreys));
  return countPixelsOutsideRange(first, second) + countPixelsOutsideRange(second, first);

  async function readGreys({ base64, clip: { x, y, width, height } }: EncodedScreenshot) {
    const response = await fetch(`data:image/png;base64,${base64}`);
    const image = await createImageBitmap(await response.blob());
    const context = new OffscreenCanvas(WIDTH, HEIGHT).getContext("2d");
    if (!context) throw new Error("The browser has no canvas");
    context.fillStyle = "white";
    context.fillRect(0, 0, WIDTH, HEIGHT);
    context.imageSmoothingQuality = "high";
    context.drawImage(image, x, y, width, height, 0, 0, WIDTH, HEIGHT);
    const { data } = context.getImageData(0, 0, WIDTH, HEIGHT);
    return Array.from({ length: WIDTH * HEIGHT }, (_, index) => {
      const [red = 0, green = 0, blue = 0] = data.subarray(index * 4, index * 4 + 3);
      return (red + green + blue) / 3;
    });
  }

  /** Counts the pixels whose grey is outside the range of the nearby pixels in the other screenshot. */
  function countPixelsOutsideRange(
    greys: readonly number[],
    otherGreys: readonly number[],
  ): number {
    return greys.filter((grey, index) => {
      const nearby = getNearby(otherGreys, index % WIDTH, Math.floor(index / WIDTH));
      return (
        grey < Math.min(...nearby) - MIN_GREY_DIFFERENCE ||
        grey > Math.max(...nearby) + MIN_GREY_DIFFERENCE
      );
    }).length;
  }

  function getNearby(greys: readonly number[], x: number, y: number): number[] {
    const nearby: number[] = [];
    for (let row = Math.max(0, y - RADIUS); row <= Math.min(HEIGHT - 1, y + RADIUS); row += 1) {
      const start = row * WIDTH;
      const [from, to] = [Math.max(0, x - RADIUS), Math.min(WIDTH - 1, x + RADIUS)];
      nearby.push(...greys.slice(start + from, start + to + 1));
    }
    return nearby;
  }
}
