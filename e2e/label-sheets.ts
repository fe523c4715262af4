import type { Page } from "@playwright/test";

import type { Part, Pixels } from "./pixels.ts";

const PIXELS_PER_INCH = 96;
const PRINTER_DPI = 150;

/** The scale of a screen that has as many pixels as a cheap printer. */
export const PRINTER_SCALE = PRINTER_DPI / PIXELS_PER_INCH;

export const getPrintButton = (page: Page) =>
  page.getByRole("button", { name: /^Print \d+ labels?$/ });

/** The pages of labels that the browser prints. */
export const getSheets = (page: Page) => page.locator("[data-print-sheets] > svg");

/** Shows the pages as the browser prints them. */
export async function showSheets(page: Page): Promise<void> {
  await page.evaluate(() => void dispatchEvent(new Event("beforeprint")));
  await page.emulateMedia({ media: "print" });
}

/** The codes of the labels of a page, in their order. */
export const readCodes = (page: Page, sheetIndex: number): Promise<string[]> =>
  getSheets(page)
    .nth(sheetIndex)
    .locator("[data-code]")
    .evaluateAll((codes) => codes.map((code) => code.getAttribute("data-code") ?? ""));

const COLUMNS = 3;
const ROWS = 8;

/** The part of a label with its QR code, from the left edge. */
const QR_PART = 30.8 / 70;

/** Where the QR code of a label is on the image of a page with 3 × 8 labels. */
export function getPlace({ width, height }: Pixels, index: number): Part {
  const column = index % COLUMNS;
  const row = Math.floor(index / COLUMNS);
  return {
    left: (column * width) / COLUMNS,
    top: (row * height) / ROWS,
    right: ((column + QR_PART) * width) / COLUMNS,
    bottom: ((row + 1) * height) / ROWS,
  };
}
