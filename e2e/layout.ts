import type { Page } from "@playwright/test";

/** How far the page scrolls horizontally, in pixels. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Doubles the font size tokens, and so all text. */
export const doubleTextSize = (page: Page) =>
  page.evaluate(() => {
    const { style } = document.documentElement;
    const computed = getComputedStyle(document.documentElement);
    for (const size of ["display", "h1", "h2", "h3", "body", "label", "small", "micro"]) {
      const font = computed.getPropertyValue(`--t-${size}`);
      const doubled = font.replaceAll(/(\d+)px/g, (_, pixels: string) => `${Number(pixels) * 2}px`);
      style.setProperty(`--t-${size}`, doubled);
    }
  });

/** The narrowest viewport that the suite supports. */
export const NARROWEST_PHONE = { width: 320, height: 640 };
