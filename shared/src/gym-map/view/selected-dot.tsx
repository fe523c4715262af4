import type { Box } from "../model/box.ts";
import { BoundsRect } from "./compositing/bounds-rect.tsx";
import { DOT_EXTENT, DotShape, getDotScale, HALO_RADIUS } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";
import { RouteMarks } from "./route-marks.tsx";

interface SelectedDotProps {
  dot: MapDot | undefined;
  homeBox: Box;
}

/** Draws the selected dot again with its halo, in a layer above the other dots. */
export function SelectedDot({ dot, homeBox }: SelectedDotProps) {
  return (
    <>
      <BoundsRect homeBox={homeBox} padding={DOT_EXTENT} />
      {dot && (
        <g data-circuit={dot.skin} data-state={dot.state}>
          <circle className="halo" cx={dot.x} cy={dot.y} r={HALO_RADIUS * getDotScale(dot)} />
          <circle className="selection" cx={dot.x} cy={dot.y} r={11 * getDotScale(dot)} />
          <DotShape {...dot} />
          <RouteMarks dots={[dot]} isSelected />
        </g>
      )}
    </>
  );
}
