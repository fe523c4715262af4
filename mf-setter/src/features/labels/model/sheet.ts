/** What the printer prints on one page: a sheet of labels, one poster, or one label of a roll. */
export const SHEET_FORMATS = ["a4", "a6", "roll"] as const;
export type SheetFormat = (typeof SHEET_FORMATS)[number];

/** In millimetres. */
export interface Size {
  readonly width: number;
  readonly height: number;
}

/** A page and its grid of labels. */
export interface Sheet extends Size {
  readonly columns: number;
  readonly rows: number;
  /** The smallest label on which everything has its full size. */
  readonly fullSize: Size;
}

export const SHEETS: Readonly<Record<SheetFormat, Sheet>> = {
  a4: { width: 210, height: 297, columns: 3, rows: 8, fullSize: { width: 62, height: 36 } },
  a6: { width: 105, height: 148, columns: 1, rows: 1, fullSize: { width: 105, height: 148 } },
  roll: { width: 62, height: 38, columns: 1, rows: 1, fullSize: { width: 62, height: 36 } },
};

export const getLabelsPerPage = ({ columns, rows }: Sheet): number => columns * rows;
