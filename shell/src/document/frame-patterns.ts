import { type FrameKind, screens } from "../screens.ts";
import { createPathPattern } from "./path-pattern.ts";

const createPattern = (kind: FrameKind) =>
  createPathPattern(screens.filter(({ frame }) => frame === kind).map(({ path }) => path));

/** Regular expressions for the paths whose frame is not `full`. The inline script of the document uses them. */
export const framePatterns = { bare: createPattern("bare"), gym: createPattern("gym") } as const;
