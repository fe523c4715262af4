import { activateShape } from "../model/draft.ts";
import type { AreaShape } from "../model/shape.ts";
import type { Editor } from "./use-editor.ts";

/** Returns whether all drawn areas have a name. Otherwise, activates the first one without a name. */
export function validateAreaNames({ draft, change }: Editor<AreaShape>): boolean {
  const index = draft.shapes.findIndex(({ name, points }) => points.length > 0 && !name.trim());
  if (index >= 0) change((current) => activateShape(current, index));
  return index < 0;
}
