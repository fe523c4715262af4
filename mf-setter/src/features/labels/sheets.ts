import type { Label } from "./model/label.ts";
import type { PlacedLabel } from "./model/place-labels.ts";
import type { SheetPageProps } from "./sheet/sheet-page.tsx";

/** All pages, and how each of them is drawn. */
export interface Sheets {
  readonly pages: readonly (readonly PlacedLabel<Label>[])[];
  readonly pageProps: Omit<SheetPageProps, "labels">;
}
