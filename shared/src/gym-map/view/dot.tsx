import { memo } from "react";

import { HOLD_TICK, holdPath, MAP_HOLD_SCALE } from "@topout/shared/ui";

import { transformPath } from "../model/transform-path.ts";
import type { MapDot } from "./map-dot.ts";

const SMALL = 4 / 6;

/** One option of the map's list. Its props are plain values, so that only a dot that changed renders again. */
export const Dot = memo(function Dot({ id, description, ...look }: Omit<MapDot, "label">) {
  return (
    <g
      id={id}
      role="option"
      aria-label={description}
      aria-selected={false}
      data-circuit={look.skin}
      data-state={look.state}
    >
      <DotShape {...look} />
    </g>
  );
});

type Look = Pick<MapDot, "skin" | "state" | "project" | "small" | "initial" | "x" | "y">;

export const sizeOf = ({ small }: Look) => (small === true ? SMALL : 1);

export function DotShape(look: Look) {
  const { skin, state, project, initial, x, y } = look;
  const size = sizeOf(look);
  const place = { at: { x, y }, scale: MAP_HOLD_SCALE * size };

  return (
    <>
      {project === true && <circle className="project" cx={x} cy={y} r={9 * size} />}
      <path className="shape" d={transformPath(holdPath(skin, state), place)} fillRule="evenodd" />
      {state === "sent" && <SentMark {...look} />}
      {state === "attempted" && <circle className="pip" cx={x} cy={y} r={2.1 * size} />}
      {state !== "sent" && state !== "attempted" && initial !== undefined && (
        <text className="initial" x={x} y={y + 0.3}>
          {initial}
        </text>
      )}
    </>
  );
}

/** The white ring has closed to a disc, in which a ring is left. */
function SentMark(look: Look) {
  const { skin, x, y } = look;
  const place = { at: { x, y }, scale: MAP_HOLD_SCALE * sizeOf(look) };

  return (
    <>
      {skin === "white" && <circle className="disc" cx={x} cy={y} r={4.3 * sizeOf(look)} />}
      <path className="tick" d={transformPath(HOLD_TICK, place)} />
    </>
  );
}
