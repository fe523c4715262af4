import { getLabelSize, type Margins } from "./margins.ts";
import { getLabelsPerPage, type Sheet, type Size } from "./sheet.ts";

/** A label and the left top corner of its place, in millimetres. */
export interface PlacedLabel<Label> extends Size {
  readonly label: Label;
  readonly x: number;
  readonly y: number;
}

interface PlacingOptions {
  readonly sheet: Sheet;
  readonly margins: Margins;
  /** The place of the first label, from 1. The places before it are used already. */
  readonly firstPlace: number;
}

/** Returns the labels of each page, row by row. */
export function placeLabels<Label>(
  labels: readonly Label[],
  { sheet, margins, firstPlace }: PlacingOptions,
): PlacedLabel<Label>[][] {
  const size = getLabelSize(sheet, margins);
  const perPage = getLabelsPerPage(sheet);
  const pages: PlacedLabel<Label>[][] = [];
  for (const [index, label] of labels.entries()) {
    const place = index + firstPlace - 1;
    const column = place % sheet.columns;
    const row = Math.floor((place % perPage) / sheet.columns);
    const page = (pages[Math.floor(place / perPage)] ??= []);
    page.push({
      label,
      ...size,
      x: margins.x + column * size.width,
      y: margins.y + row * size.height,
    });
  }
  return pages;
}
