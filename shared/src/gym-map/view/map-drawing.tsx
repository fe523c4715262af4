import { useMemo } from "react";

import type { Area, Layout } from "@topout/shared/contract";

import { type Box, toViewBox } from "../model/box.ts";
import { AreaLabels } from "./area-labels.tsx";
import { AreaOutline } from "./area-outline.tsx";
import { BoundsRect } from "./compositing/bounds-rect.tsx";
import { DotLabels } from "./dot-labels.tsx";
import { DOT_EXTENT } from "./dot.tsx";
import { Dots } from "./dots.tsx";
import { Floor } from "./floor.tsx";
import type { MapDot } from "./map-dot.ts";
import { MapGround } from "./map-layers.ts";
import { RouteMarks } from "./route-marks.tsx";
import { SelectedDot } from "./selected-dot.tsx";

interface MapDrawingProps {
  layout: Layout;
  homeBox: Box;
  area: Area | undefined;
  dots: readonly MapDot[];
  selectedDot: MapDot | undefined;
  /** Whether the zoom has room for the names of the dots. In an area they always have. */
  hasLabels: boolean;
  toOptionId: (id: string) => string;
}

/** The layers of the map, which the camera moves together. */
export function MapDrawing({
  layout,
  homeBox,
  area,
  dots,
  selectedDot,
  hasLabels,
  toOptionId,
}: MapDrawingProps) {
  const labelledDots = useMemo(
    () => (area ? dots.filter(({ isDimmed }) => isDimmed !== true) : dots),
    [area, dots],
  );

  return (
    <>
      <MapGround />
      <svg role="presentation" viewBox={toViewBox(homeBox)}>
        <Floor lines={layout.lines} />
        <AreaLabels layout={layout} homeBox={homeBox} />
        {area && <AreaOutline area={area} />}
        <BoundsRect homeBox={homeBox} padding={DOT_EXTENT} />
        <Dots dots={dots} toOptionId={toOptionId} />
        <RouteMarks dots={dots} />
      </svg>
      <svg aria-hidden="true" viewBox={toViewBox(homeBox)}>
        <SelectedDot dot={selectedDot} homeBox={homeBox} />
      </svg>
      <DotLabels
        dots={labelledDots}
        homeBox={homeBox}
        isVisible={hasLabels || area !== undefined}
      />
    </>
  );
}
