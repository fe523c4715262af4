import { type FrameKind, screens } from "../screens.ts";

/** Returns a regular expression for the paths of all screens with this frame. It matches like the router. */
function createPattern(kind: FrameKind): string {
  const paths = screens
    .filter(({ frame }) => frame === kind)
    .map(({ path }) => path.replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, ""));
  return `^(${paths.join("|")})/*$`;
}

/** Regular expressions for the paths whose frame is not `full`. The inline script of the document uses them. */
export const framePatterns = { bare: createPattern("bare"), gym: createPattern("gym") } as const;
