import type { Point } from "@topout/shared/domain";
import type { Skin } from "@topout/shared/theme";

import { DotShape } from "../view/dot.tsx";

interface PlacedDotProps extends Point {
  skin: Skin;
  /** The name of the route, above the dot. */
  label: string;
}

const RADIUS = 11;
/** The width of a letter at the label's font size, in layout units. */
const LETTER_WIDTH = 4.2;
const LABEL_HEIGHT = 11;

/** The dot that the user places, with its name. The invisible circle around it reacts to drags. */
export function PlacedDot({ x, y, skin, label }: PlacedDotProps) {
  const width = label.length * LETTER_WIDTH + 9;
  const top = y - RADIUS - LABEL_HEIGHT - 3;

  return (
    <g data-circuit={skin} data-state="plain">
      <circle className="grab" cx={x} cy={y} r={RADIUS * 1.6} />
      <circle className="halo" cx={x} cy={y} r={RADIUS} />
      <circle className="selection" cx={x} cy={y} r={RADIUS} />
      <DotShape x={x} y={y} skin={skin} state="plain" />
      {label !== "" && (
        <>
          <rect
            className="tag"
            x={x - width / 2}
            y={top}
            width={width}
            height={LABEL_HEIGHT}
            rx={3}
          />
          <text className="tag-text" x={x} y={top + LABEL_HEIGHT / 2 + 0.3}>
            {label}
          </text>
        </>
      )}
    </g>
  );
}
