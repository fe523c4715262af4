import type { Locator, Page } from "@playwright/test";

import type { Clip } from "./screenshots.ts";

/** What a map shows of the layout, as pixels. */
export interface MapPicture {
  readonly screenshot: Buffer;
  /** The guide box on the screenshot. */
  readonly clip: Clip;
}

/** The rest of a map differs between screens: dots, names, handles, the outlines and opacity of areas. */
const partStyles = {
  walls: ".floor path { visibility: visible !important }",
  areas:
    ".area { visibility: visible !important; fill: black !important; stroke: none !important }",
} as const;

/** Takes a picture of the walls or the areas of a map, without anything else on the page. */
export async function takeMapPicture(
  page: Page,
  map: Locator,
  part: keyof typeof partStyles,
): Promise<MapPicture> {
  await map.evaluate((element) => element.scrollIntoView({ block: "center" }));
  const clip = await map.locator(".floor").evaluate(getGuideBox);
  await map.evaluate(showOnly, partStyles[part]);
  const screenshot = await page.screenshot({ animations: "disabled", scale: "css" });
  await page.evaluate(() => {
    document.adoptedStyleSheets = document.adoptedStyleSheets.slice(0, -1);
  });
  return { screenshot, clip };
}

/** Runs in the page. */
function getGuideBox(floor: Element): Clip {
  const { a: scale = 1, e: x = 0, f: y = 0 } = (floor as SVGGElement).getScreenCTM() ?? {};
  return { x: x - 100 * scale, y: y - 125 * scale, width: 200 * scale, height: 250 * scale };
}

/** Hides the page except for a part of the map. Runs in the page. */
function showOnly(map: Element, partStyle: string): void {
  map.setAttribute("data-pictured", "");
  const sheet = new CSSStyleSheet();
  sheet.replaceSync(`
    * { visibility: hidden !important; transition: none !important }
    [data-pictured] ${partStyle}`);
  document.adoptedStyleSheets = [...document.adoptedStyleSheets, sheet];
}

/**
 * Counts the pixels in which two pictures differ, at 2 pixels per layout unit. The screens draw at different scales, so
 * an edge can be rendered up to a pixel elsewhere and more or less blurred. Therefore a pixel differs only if its grey is
 * outside the range of greys that the other picture has within 2 pixels, which is 1 layout unit.
 */
export const countDifferences = (
  blankPage: Page,
  first: MapPicture,
  second: MapPicture,
): Promise<number> =>
  blankPage.evaluate(
    countInPage,
    [first, second].map(({ screenshot, clip }) => ({ png: screenshot.toString("base64"), clip })),
  );

interface EncodedPicture {
  readonly png: string;
  readonly clip: Clip;
}

/** Runs in a page whose content security policy allows data URLs. */
async function countInPage(pictures: readonly EncodedPicture[]): Promise<number> {
  const [WIDTH, HEIGHT, RADIUS, MIN_GREY_DIFFERENCE] = [400, 500, 2, 48];
  const [first = [], second = []] = await Promise.all(pictures.map(readGreys));
  return countOutside(first, second) + countOutside(second, first);

  async function readGreys({ png, clip: { x, y, width, height } }: EncodedPicture) {
    const response = await fetch(`data:image/png;base64,${png}`);
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

  function countOutside(greys: readonly number[], otherGreys: readonly number[]): number {
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
