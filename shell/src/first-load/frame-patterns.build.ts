import { paths, patterns } from "@topout/shared/paths";

import type { FrameKind } from "../screen-definition.ts";
import { screens } from "../screens.ts";
import { createPathPattern } from "./path-pattern.ts";

const createPattern = (kind: FrameKind) =>
  createPathPattern(screens.filter(({ frame }) => frame === kind).map(({ path }) => path));

/**
 * Regular expressions for the paths whose frame is not `full`, and for the kinds of skeletons in the document. Screens
 * with a `bare` frame have no skeleton. The inline script of the document uses them.
 */
export const framePatterns = {
  frame: { bare: createPattern("bare"), gym: createPattern("gym") },
  skeleton: {
    map: createPathPattern([paths.dashboard]),
    cards: createPathPattern([paths.feed]),
    profile: createPathPattern([paths.ownProfile, patterns.profile]),
    settings: createPathPattern([paths.settings]),
    store: createPathPattern([paths.store]),
    list: createPathPattern([
      paths.routeSetting,
      paths.admin,
      paths.audit,
      paths.releases,
      paths.gyms,
    ]),
  },
} as const;
