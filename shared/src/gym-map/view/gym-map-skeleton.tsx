import type { Layout } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color } from "@topout/shared/theme";
import { createDrawingProps, tNuts } from "@topout/shared/ui";

import { getHomeBox, toViewBox } from "../model/box.ts";
import { toPathData } from "../model/shape.ts";
import { FIRST_MAP_CLASS } from "./drawing-styles.ts";
import { MapCard } from "./map-card.ts";

interface GymMapSkeletonProps {
  /** Without a layout, only the background is shown. */
  layout?: Layout | undefined;
  className?: string;
}

const drawingProps = createDrawingProps(FIRST_MAP_CLASS);

/** Shown while the routes load: the walls without dots. */
export function GymMapSkeleton({ layout, className }: GymMapSkeletonProps) {
  return (
    <SkeletonCard className={className} aria-hidden="true" {...drawingProps}>
      {layout && (
        <svg viewBox={toViewBox(getHomeBox(layout))}>
          {layout.lines.map((line, index) => (
            // oxlint-disable-next-line react/no-array-index-key -- Lines have no ids, and two can be equal.
            <path key={index} data-style={line.style} d={toPathData(line)} />
          ))}
        </svg>
      )}
    </SkeletonCard>
  );
}

const SkeletonCard = styled(MapCard)`
  ${tNuts}
  background-position: center;

  svg {
    position: absolute;
    width: 100%;
    height: 100%;
    opacity: 0.5;
  }

  path {
    fill: none;
    stroke: ${color.line};
    stroke-width: 4.4;
    stroke-linejoin: round;
    stroke-linecap: round;
  }

  path[data-style="mat"] {
    fill: ${color["map-mat"]};
    stroke: none;
  }
`;
