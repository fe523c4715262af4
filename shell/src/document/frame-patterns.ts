import { type FrameKind, screens } from "../screens.ts";

/** Matches the paths of all screens with this frame, as the router matches them. */
function createPattern(kind: FrameKind): string {
  const paths = screens
    .filter(({ frame }) => frame === kind)
    .map(({ path }) => path.replaceAll(/:\w+/g, "[^/]+").replace(/\/$/, ""));
  return `^(${paths.join("|")})/*$`;
}

/** The paths whose frame is not the full one, as regular expressions for the script in the document. */
export const framePatterns = { bare: createPattern("bare"), gym: createPattern("gym") } as const;
