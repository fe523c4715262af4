import type { Page, ViewportSize } from "@playwright/test";

/** Returns how far the page scrolls horizontally, in pixels. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** Returns how far the content of the top dialog overflows horizontally, in pixels. */
export const getDialogOverflow = (page: Page) =>
  page
    .locator("[aria-modal=true]")
    .last()
    .evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map((child) => child.scrollWidth - child.clientWidth),
      ),
    );

/** Doubles the size of all text, like a browser font size of 200%. */
export const doubleTextSize = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** The viewports of the Playwright projects `phone` and `desktop`. */
export const PHONE = { width: 390, height: 844 };
export const DESKTOP = { width: 1280, height: 800 };

/** The narrowest viewport that Topout supports. */
export const NARROWEST_PHONE = { width: 320, height: 640 };

/**
 * Resizes the viewport. Resolves after the components that depend on a media query or a ResizeObserver have rendered.
 */
export async function resize(page: Page, viewport: ViewportSize) {
  await page.setViewportSize(viewport);
  await page.evaluate(async () => {
    const nextFrame = () => new Promise((resolve) => requestAnimationFrame(resolve));
    await nextFrame();
    await nextFrame();
  });
}
