import { useMemo } from "react";

import type { Area, Layout } from "@topout/shared/contract";
import type { Point } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";

import { getHomeBox, toViewBox } from "../model/box.ts";
import { AreaLabels } from "../view/area-labels.tsx";
import { clipLayer } from "../view/compositing/layer-styles.ts";
import { DotShape } from "../view/dot.tsx";
import { Floor } from "../view/floor.tsx";
import { MapCard } from "../view/map-card.ts";
import { mapFocusRing } from "../view/map-focus-ring.ts";
import { MapControls } from "../view/map-controls.tsx";
import type { MapDot } from "../view/map-dot.ts";
import { useCamera } from "../view/use-camera.ts";
import { AreaShapes } from "./area-shapes.tsx";
import { PlacedDot } from "./placed-dot.tsx";
import { PlacementDrawing } from "./placement-drawing.ts";
import { usePlacementInput } from "./use-placement-input.ts";

export interface PlacementMapProps {
  layout: Layout;
  /** The other routes. They do not react to taps. */
  dots: readonly MapDot[];
  /** The dot that the user places. */
  dot: Pick<MapDot, "skin" | "label"> & { readonly position: Point | undefined };
  /** The area that contains the dot. */
  currentArea: Area | undefined;
  /** The accessible name. */
  label: string;
  "aria-describedby"?: string;
  "aria-invalid"?: true;
  onPlace: (position: Point) => void;
  className?: string;
}

/** A map on which the user places one dot: by a tap, by dragging it, or by the arrow keys. */
export function PlacementMap({
  layout,
  dots,
  dot,
  currentArea,
  label,
  onPlace,
  className,
  ...rest
}: PlacementMapProps) {
  const homeBox = useMemo(() => getHomeBox(layout), [layout]);
  const { frame, drawing, camera } = useCamera(homeBox, {});
  const { position, ...appearance } = dot;

  const handlers = usePlacementInput({ frame, camera, position, onPlace });

  return (
    <Card className={className}>
      <Frame
        ref={frame}
        translate="no"
        role="application"
        tabIndex={0}
        aria-label={label}
        {...rest}
        {...handlers}
      >
        <PlacementDrawing ref={drawing}>
          <svg aria-hidden="true" viewBox={toViewBox(homeBox)}>
            <AreaShapes areas={layout.areas} currentArea={currentArea} />
            <Floor lines={layout.lines} />
            <AreaLabels layout={layout} homeBox={homeBox} />
            {dots.map(({ id, x, y, skin, initial }) => (
              <g key={id} data-circuit={skin} data-state="plain">
                <DotShape isSmall x={x} y={y} skin={skin} state="plain" initial={initial} />
              </g>
            ))}
            {position && <PlacedDot {...appearance} {...position} />}
          </svg>
        </PlacementDrawing>
      </Frame>
      <MapControls camera={camera} />
    </Card>
  );
}

/** The zoom buttons are in the corner, away from the walls in the middle. */
const Card = styled(MapCard)`
  > [role="group"] {
    right: 10px;
    left: auto;
    translate: none;
  }
`;

const Frame = styled.div`
  position: absolute;
  inset: 0;
  overflow: hidden;
  border-radius: inherit;
  cursor: crosshair;
  -webkit-user-select: none;
  user-select: none;
  ${clipLayer}

  ${mapFocusRing}
`;
