import type { Page } from "@playwright/test";

/** How far a page can be scrolled sideways, in pixels. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Makes every text twice as large, by the tokens that all of them are set in. */
export const doubleTextSize = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const known = getComputedStyle(document.documentElement);
    for (const size of ["display", "h1", "h2", "h3", "body", "label", "small", "micro"]) {
      const font = known.getPropertyValue(`--t-${size}`);
      const doubled = font.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) * 2}px`);
      style.setProperty(`--t-${size}`, doubled);
    }
  });

/** The narrowest phone. */
export const NARROWEST_PHONE = { width: 320, height: 640 };
