import type { Layout } from "@topout/shared/contract";

import type { MeasureText } from "../model/measure-text.ts";
import type { Size } from "../model/sheet.ts";

/** What the drawing of each label gets. Its left top corner is the origin. */
export interface LabelProps extends Size {
  readonly gym: { readonly name: string; readonly layout: Layout };
  readonly hasColor: boolean;
  readonly measure: MeasureText;
}
