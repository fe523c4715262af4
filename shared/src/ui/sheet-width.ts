/** The width of a sheet from tablets up. A separate file, so that the dashboard does not load the sheet. */
export const SHEET_WIDTH = "468px";
