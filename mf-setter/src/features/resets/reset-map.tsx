import { useId } from "react";

import type { Area, Gym } from "@topout/shared/contract";
import { drawingStyles, Floor, getHomeBox, toPathData, toViewBox } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

interface ResetMapProps {
  gym: Gym;
  /** The areas to hatch. */
  areas: readonly Area[];
}

/** A small drawing of the gym. Decorative: the name of the reset contains the areas. */
export function ResetMap({ gym: { layout }, areas }: ResetMapProps) {
  const hatch = useId();
  const mats = layout.lines.filter(({ style }) => style === "mat");
  const walls = layout.lines.filter(({ style }) => style === "wall");

  return (
    <Drawing aria-hidden="true" viewBox={toViewBox(getHomeBox(layout))}>
      <defs>
        <pattern
          id={hatch}
          width="15"
          height="15"
          patternUnits="userSpaceOnUse"
          patternTransform="rotate(-45)"
        >
          <path className="hatch" d="M0 0V15" />
        </pattern>
      </defs>
      <Floor lines={mats} />
      {areas.map((area) => (
        <path
          key={area.name}
          className="hatched"
          d={toPathData({ ...area, joined: true })}
          fill={`url(#${CSS.escape(hatch)})`}
        />
      ))}
      <Floor lines={walls} />
    </Drawing>
  );
}

const Drawing = styled.svg`
  ${drawingStyles}

  flex: none;
  width: 56px;
  height: 66px;
  padding: 4px;
  border-radius: 12px;
  background: ${color["map-bg"]};

  .hatch {
    stroke: ${color["map-wall"]};
    stroke-opacity: 0.8;
    stroke-width: 5.2;
  }

  .hatched {
    stroke: ${color.text};
    stroke-width: 5;
    stroke-linejoin: round;
  }

  .wall {
    stroke-width: 9;
  }

  .stitch,
  .wall-top {
    display: none;
  }
`;
