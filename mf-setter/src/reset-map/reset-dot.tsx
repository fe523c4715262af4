import { memo } from "react";

import { DotShape, type MapDot } from "@topout/shared/gym-map";

/** What the reset does with a route. */
export type Mark = "stays" | "down";

export interface ResetDot extends MapDot {
  readonly mark: Mark;
  readonly areaName: string;
}

/** From bottom left to top right, in layout units around the dot. */
const SLASH = 7;

/** An option of the listbox. `memo` works because all props are primitive values. */
export const ResetDotOption = memo(function ResetDotOption({
  id,
  description,
  mark,
  label: _label,
  areaName: _areaName,
  ...shape
}: ResetDot) {
  const { skin, x, y } = shape;
  return (
    <g
      id={id}
      role="option"
      aria-label={description}
      aria-selected={mark === "down"}
      data-circuit={skin}
      data-state={shape.state}
      data-mark={mark}
    >
      <DotShape {...shape} />
      {mark === "down" && <Slash x={x} y={y} />}
    </g>
  );
});

function Slash({ x, y }: Pick<ResetDot, "x" | "y">) {
  const d = `M${x - SLASH} ${y + SLASH}L${x + SLASH} ${y - SLASH}`;
  return (
    <>
      <path className="slash-halo" d={d} />
      <path className="slash" d={d} />
    </>
  );
}
