import { type Draft, getActiveShape } from "../model/draft.ts";
import { MIN_JOINED_POINTS } from "../model/shape.ts";

/** Explains what the next tap does. */
export function getHint(draft: Draft, noun: "line" | "area"): string {
  const shape = getActiveShape(draft);
  if (!shape) return `Tap a ${noun} to select it`;
  if (shape.isLocked) return `This ${noun} is locked`;
  if (shape.joined) return `Drag points to shape the ${noun}`;
  if (shape.points.length < MIN_JOINED_POINTS) return "Tap to add a point";
  return "Tap to add a point, or tap the first point to close the shape";
}
