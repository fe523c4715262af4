import type { Page } from "@playwright/test";

/** How far the page scrolls horizontally, in pixels. */
export const getHorizontalOverflow = (page: Page) =>
  page.evaluate(() => {
    const { scrollWidth, clientWidth } = document.documentElement;
    return scrollWidth - clientWidth;
  });

/** How far the content of the top dialog overflows horizontally, in pixels. */
export const getDialogOverflow = (page: Page) =>
  page
    .locator("[aria-modal=true]")
    .last()
    .evaluate((element) =>
      Math.max(
        ...[element, ...element.children].map((child) => child.scrollWidth - child.clientWidth),
      ),
    );

/** Doubles the size of all text, as a user does who doubles the browser's font size. */
export const doubleTextSize = (page: Page) =>
  page.evaluate(() => {
    document.documentElement.style.fontSize = "200%";
  });

/** The narrowest viewport that Topout supports. */
export const NARROWEST_PHONE = { width: 320, height: 640 };
