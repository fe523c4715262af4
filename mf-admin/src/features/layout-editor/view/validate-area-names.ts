import { selectShape } from "../model/draft.ts";
import type { AreaShape } from "../model/shape.ts";
import type { Editor } from "./use-editor.ts";

/** Selects the first drawn area without a name. Returns whether all of them have one. */
export function selectUnnamedArea({ draft, change }: Editor<AreaShape>): boolean {
  const index = draft.shapes.findIndex(({ name, points }) => points.length > 0 && !name.trim());
  if (index >= 0) change((current) => selectShape(current, index));
  return index < 0;
}
