import type { Sheet, Size } from "./sheet.ts";

/** The blank edges of a page, in millimetres. */
export interface Margins {
  /** On the left and on the right. */
  readonly x: number;
  /** At the top and at the bottom. */
  readonly y: number;
}

export const NO_MARGINS: Margins = { x: 0, y: 0 };
export const MAX_MARGIN_MM = 50;

/** Text and QR codes that are smaller than this part of their full size are hard to read and to scan. */
const MIN_SCALE = 0.6;

/** "12.5" in millimetres. Undefined unless it is a number from 0 to 50 with at most one decimal. */
export function parseMargin(text: string): number | undefined {
  const value = /^\d{1,2}([.,]\d)?$/.test(text.trim()) ? Number(text.replace(",", ".")) : NaN;
  return value <= MAX_MARGIN_MM ? value : undefined;
}

/** The size of each label of a sheet. It is negative if the margins are larger than the page. */
export const getLabelSize = ({ width, height, columns, rows }: Sheet, { x, y }: Margins): Size => ({
  width: (width - 2 * x) / columns,
  height: (height - 2 * y) / rows,
});

/** How much the content of a label shrinks to fit. */
export const getScale = ({ fullSize }: Sheet, { width, height }: Size): number =>
  Math.min(1, width / fullSize.width, height / fullSize.height);

/** Whether the margins leave enough space for readable labels. */
export const fitsLabels = (sheet: Sheet, margins: Margins): boolean =>
  getScale(sheet, getLabelSize(sheet, margins)) >= MIN_SCALE;
