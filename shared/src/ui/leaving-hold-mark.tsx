import type { Skin } from "@topout/shared/theme";

import { MAP_HOLD_SCALE } from "./hold-paths.ts";
import { HOURGLASS_PATH, LEAVING_ANCHORS } from "./leaving-mark.ts";

/** The mark of a route that leaves, inside of a `HoldGlyph`, which has its style. */
export function LeavingHoldMark({ skin }: { skin: Skin }) {
  const [x, y] = LEAVING_ANCHORS[skin];
  const transform = `scale(${1 / MAP_HOLD_SCALE}) translate(${x} ${y})`;
  return <path className="mark" d={HOURGLASS_PATH} transform={transform} />;
}
