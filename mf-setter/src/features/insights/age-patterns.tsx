import type { ReactNode } from "react";

import type { AgeLevel } from "@topout/shared/domain/insights";
import { css } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";

interface LevelPattern {
  readonly level: AgeLevel;
  readonly label: string;
  /** The side of a tile. */
  readonly size: number;
  /** How dark the ground is. */
  readonly shade: number;
  readonly isDiagonal: boolean;
  readonly marks: ReactNode;
}

/** None, dots, lines and cross-lines, so that the levels differ without colour. */
export const AGE_PATTERNS: readonly LevelPattern[] = [
  { level: 0, label: "0–3", size: 8, shade: 0, isDiagonal: false, marks: null },
  {
    level: 1,
    label: "4–6",
    size: 7,
    shade: 0.09,
    isDiagonal: false,
    marks: <circle cx="3.5" cy="3.5" r="0.9" className="age-dot" />,
  },
  {
    level: 2,
    label: "7–9",
    size: 6,
    shade: 0.17,
    isDiagonal: true,
    marks: <path d="M0 0V6" className="age-line" />,
  },
  {
    level: 3,
    label: "10 and more",
    size: 5,
    shade: 0.27,
    isDiagonal: true,
    marks: <path d="M0 0V5M0 0H5" className="age-line" />,
  },
];

/** The id of a pattern of one drawing. */
const getPatternId = (drawingId: string, level: AgeLevel): string => `${drawingId}-age-${level}`;

/** The fill of an area. */
export const getAgeFill = (drawingId: string, level: AgeLevel): string =>
  `url(#${CSS.escape(getPatternId(drawingId, level))})`;

/** Each drawing needs its own patterns, because a hidden one would hide those that others use. */
export const AgePatterns = ({ drawingId }: { drawingId: string }) => (
  <defs>
    {AGE_PATTERNS.map(({ level, size, shade, isDiagonal, marks }) => (
      <pattern
        key={level}
        id={getPatternId(drawingId, level)}
        width={size}
        height={size}
        patternUnits="userSpaceOnUse"
        patternTransform={isDiagonal ? "rotate(-45)" : undefined}
      >
        <rect width={size} height={size} className="age-ground" />
        <rect width={size} height={size} className="age-shade" fillOpacity={shade} />
        {marks}
      </pattern>
    ))}
  </defs>
);

export const agePatternStyles = css`
  .age-ground {
    fill: ${color["map-mat"]};
  }

  .age-shade {
    fill: ${color["map-wall"]};
  }

  .age-dot {
    fill: ${color["map-wall"]};
    fill-opacity: 0.75;
  }

  .age-line {
    fill: none;
    stroke: ${color["map-wall"]};
    stroke-opacity: 0.8;
    stroke-width: 1;
  }
`;
