import type { RouteMark } from "@topout/shared/domain";
import type { Skin } from "@topout/shared/theme";

import { MAP_HOLD_SCALE } from "./hold-paths.ts";
import { MARKS } from "./route-marks.ts";

interface HoldMarksProps {
  skin: Skin;
  marks: readonly RouteMark[];
}

/** The marks of a route inside of a `HoldGlyph`, which has their style. */
export const HoldMarks = ({ skin, marks }: HoldMarksProps) =>
  marks.map((mark) => {
    const { path, anchors } = MARKS[mark];
    const transform = `scale(${1 / MAP_HOLD_SCALE}) translate(${anchors[skin].join(" ")})`;
    return <path key={mark} className="mark" d={path} transform={transform} />;
  });
