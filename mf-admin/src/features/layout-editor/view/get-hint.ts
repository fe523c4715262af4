import { type Draft, getActiveShape } from "../model/draft.ts";
import { MIN_JOINED_POINTS } from "../model/shape.ts";
import type { ShapeTexts } from "./shape-texts.ts";

/** Explains what the next tap does. */
export function getHint(draft: Draft, texts: ShapeTexts): string {
  const shape = getActiveShape(draft);
  if (!shape) return texts.select;
  if (shape.isLocked) return texts.locked;
  if (shape.joined) return texts.reshape;
  if (shape.points.length < MIN_JOINED_POINTS) return "Tap to add a point";
  return "Tap to add a point, or tap the first point to close the shape";
}
