import { memo } from "react";

import { holdPath, MAP_HOLD_SCALE } from "@topout/shared/ui";

import type { MapDot } from "./map-dot.ts";

const SMALL = 4 / 6;

interface DotProps extends Omit<MapDot, "label"> {
  selected: boolean;
}

/** One option of the map's list. Its props are plain values, so that only a dot that changed renders again. */
export const Dot = memo(function Dot({ id, description, selected, ...look }: DotProps) {
  return (
    <g
      id={id}
      role="option"
      aria-label={description}
      aria-selected={selected}
      data-circuit={look.skin}
      data-state={look.state}
      transform={placed(look)}
    >
      <DotShape {...look} />
    </g>
  );
});

type Look = Pick<MapDot, "skin" | "state" | "project" | "small" | "initial" | "x" | "y">;

const placed = ({ x, y, small }: Look) =>
  `translate(${x} ${y})${small === true ? ` scale(${SMALL})` : ""}`;

function DotShape({ skin, state, project, initial }: Look) {
  return (
    <>
      {project === true && <circle className="project" r="9" />}
      <path
        className="shape"
        d={holdPath(skin, state)}
        fillRule="evenodd"
        transform={`scale(${MAP_HOLD_SCALE})`}
      />
      {state === "sent" && <SentMark disc={skin === "white"} />}
      {state === "attempted" && <circle className="pip" r="2.1" />}
      {state !== "sent" && state !== "attempted" && initial !== undefined && (
        <text className="initial" y="0.3">
          {initial}
        </text>
      )}
    </>
  );
}

/** The white ring has closed to a disc, in which a ring is left. */
const SentMark = ({ disc }: { disc: boolean }) => (
  <>
    {disc && <circle className="disc" r="4.3" />}
    <path className="tick" d="M-2.3 .2L-.6 1.9L2.5 -1.6" />
  </>
);

/** The selected dot once more, above all others, in its halo. */
export function SelectedDot({ dot }: { dot: MapDot }) {
  return (
    <g
      className="selected"
      aria-hidden="true"
      data-circuit={dot.skin}
      data-state={dot.state}
      transform={placed(dot)}
    >
      <circle className="halo" r="11.5" />
      <circle className="selection" r="11" />
      <DotShape {...dot} />
    </g>
  );
}
