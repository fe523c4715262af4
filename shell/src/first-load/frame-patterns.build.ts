import type { FrameKind } from "../screen-definition.ts";
import { screens } from "../screens.ts";

/** Matches like the router. */
const createPattern = (kind: FrameKind) => {
  const paths = screens.filter(({ frame }) => frame === kind).map(({ path }) => path);
  return `^(${paths.map((path) => path.replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, "")).join("|")})/*$`;
};

/** Regular expressions for the paths whose frame is not `full`. */
export const framePatterns = { bare: createPattern("bare"), gym: createPattern("gym") };
