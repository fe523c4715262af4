import { memo } from "react";

import { HOLD_TICK, getHoldPath, MAP_HOLD_SCALE } from "@topout/shared/ui";

import { transformPath } from "../model/transform-path.ts";
import type { MapDot } from "./map-dot.ts";

const SMALL_SCALE = 4 / 6;

export const HALO_RADIUS = 11.5;

/** Everything that is drawn for a dot, except its label, is within this distance on both axes. */
export const DOT_EXTENT = 12.1;

type DotProps = Omit<MapDot, "label" | "marks">;

/** An option of the listbox. `memo` works because all props are primitive values. */
export const Dot = memo(function Dot({ id, description, isDimmed, ...shape }: DotProps) {
  return (
    <g
      id={id}
      role="option"
      aria-label={description}
      aria-selected={false}
      data-circuit={shape.skin}
      data-state={shape.state}
      data-dimmed={isDimmed === true || undefined}
    >
      <DotShape {...shape} />
    </g>
  );
});

interface DotShapeProps extends Pick<
  MapDot,
  "skin" | "state" | "isProject" | "isSmall" | "initial" | "x" | "y"
> {
  readonly scale?: number;
}

export const getDotScale = ({ isSmall, scale = 1 }: DotShapeProps) =>
  isSmall === true ? SMALL_SCALE * scale : scale;

export function DotShape(props: DotShapeProps) {
  const { skin, state, isProject, initial, x, y } = props;
  const size = getDotScale(props);
  const transform = { translate: { x, y }, scale: MAP_HOLD_SCALE * size };

  return (
    <>
      {isProject === true && <circle className="project" cx={x} cy={y} r={9 * size} />}
      <path
        className="shape"
        d={transformPath(getHoldPath(skin, state), transform)}
        fillRule="evenodd"
      />
      {state === "sent" && <SentMark {...props} />}
      {state === "attempted" && <circle className="pip" cx={x} cy={y} r={2.1 * size} />}
      {state !== "sent" && state !== "attempted" && initial !== undefined && (
        <text className="initial" x={x} y={y + 0.3}>
          {initial}
        </text>
      )}
    </>
  );
}

/** The white ring is drawn as a disc with a ring inside; see `getHoldPath`. */
function SentMark(props: DotShapeProps) {
  const { skin, x, y } = props;
  const transform = { translate: { x, y }, scale: MAP_HOLD_SCALE * getDotScale(props) };

  return (
    <>
      {skin === "white" && <circle className="disc" cx={x} cy={y} r={4.3 * getDotScale(props)} />}
      <path className="tick" d={transformPath(HOLD_TICK, transform)} />
    </>
  );
}
