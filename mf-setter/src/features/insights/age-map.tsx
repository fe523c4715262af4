import { useId, useMemo } from "react";

import type { Gym, Insights } from "@topout/shared/contract";
import { getAgeLevel } from "@topout/shared/domain/insights";
import {
  drawingStyles,
  Floor,
  getHomeBox,
  getAreaLabels,
  toPathData,
  toViewBox,
} from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { tNuts } from "@topout/shared/ui";

import { AgePatterns, agePatternStyles, getAgeFill } from "./age-patterns.tsx";
import { formatWeeks } from "./format-figures.ts";

interface AgeMapProps {
  gym: Gym;
  areas: Insights["areas"];
}

/** The areas with the pattern of their age and the number of weeks. Decorative: a table has the same figures. */
export function AgeMap({ gym: { layout }, areas }: AgeMapProps) {
  const drawingId = useId();
  const homeBox = useMemo(() => getHomeBox(layout), [layout]);
  const labels = useMemo(() => getAreaLabels(layout, homeBox), [layout, homeBox]);
  const weeks = new Map(areas.map(({ name, reset_weeks }) => [name.toLowerCase(), reset_weeks]));
  const getWeeks = (name: string) => weeks.get(name.toLowerCase()) ?? null;
  const walls = layout.lines.filter(({ style }) => style === "wall");

  return (
    <Ground aria-hidden="true" translate="no">
      <svg viewBox={toViewBox(homeBox)}>
        <AgePatterns drawingId={drawingId} />
        {layout.areas.map((area, index) => {
          const age = getWeeks(area.name);
          return (
            <path
              // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
              key={index}
              className="aged"
              d={toPathData({ ...area, joined: true })}
              fill={age === null ? "none" : getAgeFill(drawingId, getAgeLevel(age))}
            />
          );
        })}
        <Floor lines={walls} />
        {labels.map(({ name, position }, index) => (
          // oxlint-disable-next-line react/no-array-index-key -- Areas have no ids, and two can be equal.
          <AgeLabel key={index} name={name} {...position} weeks={getWeeks(name)} />
        ))}
      </svg>
    </Ground>
  );
}

interface AgeLabelProps {
  name: string;
  x: number;
  y: number;
  weeks: number | null;
}

/** In layout units. */
const LETTER_WIDTH = 4.3;
const PADDING = 9;

function AgeLabel({ name, x, y, weeks }: AgeLabelProps) {
  const age = weeks === null ? undefined : formatWeeks(weeks);
  const width = Math.max(name.length, age?.length ?? 0) * LETTER_WIDTH + PADDING;
  const height = age === undefined ? 12 : 21;
  return (
    <g transform={`translate(${x} ${y})`}>
      <rect className="label" x={-width / 2} y={-height / 2} width={width} height={height} rx="5" />
      <text y={age === undefined ? 0 : -3.9}>{name}</text>
      {age !== undefined && (
        <text y="4.9" className="weeks">
          {age}
        </text>
      )}
    </g>
  );
}

const Ground = styled.div`
  height: 438px;
  border-block: 1px solid ${color.line};
  background-color: ${color["map-bg"]};
  ${tNuts}

  ${media.desktop} {
    height: 412px;
  }

  > svg {
    display: block;
    width: 100%;
    height: 100%;
    ${drawingStyles}
    ${agePatternStyles}
  }

  .aged {
    stroke: ${color["map-mat-line"]};
    stroke-width: 1;
    stroke-linejoin: round;
  }

  .label {
    fill: ${color.raised};
    stroke: ${color["line-strong"]};
    stroke-width: 0.7;
  }

  text {
    fill: ${color["text-2"]};
    font: 500 7.6px var(--font);
    text-anchor: middle;
    dominant-baseline: middle;
  }

  .weeks {
    fill: ${color.text};
    font-weight: 720;
  }
`;
