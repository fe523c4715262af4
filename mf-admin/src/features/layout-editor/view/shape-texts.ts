import { plural } from "@topout/shared/domain";

/** The texts of the line editor and of the area editor. */
export interface ShapeTexts {
  /** The accessible name of the list. */
  readonly list: string;
  /** The accessible name of the drawing. */
  readonly drawing: string;
  readonly add: string;
  readonly select: string;
  readonly locked: string;
  readonly reshape: string;
  readonly import: string;
  readonly imported: (count: number) => string;
  readonly noneInFile: string;
}

export const lineTexts: ShapeTexts = {
  list: "Lines",
  drawing: "Drawing of the lines",
  add: "Add line",
  select: "Tap a line to select it",
  locked: "This line is locked",
  reshape: "Drag points to shape the line",
  import: "Import lines",
  imported: (count) => plural(count, { one: "Imported 1 line", other: `Imported ${count} lines` }),
  noneInFile: "The file has no lines.",
};

export const areaTexts: ShapeTexts = {
  list: "Areas",
  drawing: "Drawing of the areas",
  add: "Add area",
  select: "Tap an area to select it",
  locked: "This area is locked",
  reshape: "Drag points to shape the area",
  import: "Import areas",
  imported: (count) => plural(count, { one: "Imported 1 area", other: `Imported ${count} areas` }),
  noneInFile: "The file has no areas.",
};
