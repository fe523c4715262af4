import { memo } from "react";

import { DotShape, type MapDot } from "@topout/shared/gym-map";

/** What the reset does with a route. `taken` if another reset takes it down. */
export type Mark = "stays" | "down" | "taken";

export interface ResetDot extends MapDot {
  readonly mark: Mark;
  readonly areaName: string;
}

interface ResetDotProps extends ResetDot {
  readonly scale: number;
}

/** An option of the listbox. `memo` works because all props are primitive values. */
export const ResetDotOption = memo(function ResetDotOption(props: ResetDotProps) {
  const { id, description, ...dot } = props;
  return (
    <g
      id={id}
      role="option"
      aria-label={description}
      aria-selected={dot.mark === "down"}
      data-circuit={dot.skin}
      data-state={dot.state}
      data-mark={dot.mark}
    >
      <MarkedShape {...dot} />
    </g>
  );
});

/** A dot that does not react, smaller than the new ones. */
export const QuietResetDot = memo(function QuietResetDot(dot: ResetDotProps) {
  return (
    <g data-circuit={dot.skin} data-state={dot.state} data-mark={dot.mark}>
      <MarkedShape {...dot} isSmall />
    </g>
  );
});

/** From bottom left to top right, in layout units around the dot. */
const SLASH = 7;
const SMALL_SLASH = 5;

function MarkedShape(dot: Omit<ResetDotProps, "id" | "description">) {
  const { x, y, isSmall, mark, scale } = dot;
  const size = (isSmall === true ? SMALL_SLASH : SLASH) * scale;
  const d = `M${x - size} ${y + size}L${x + size} ${y - size}`;
  return (
    <>
      <DotShape {...dot} />
      {mark !== "stays" && (
        <>
          <path className="slash-halo" d={d} />
          <path className="slash" d={d} />
        </>
      )}
    </>
  );
}
