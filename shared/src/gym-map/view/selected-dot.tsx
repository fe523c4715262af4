import type { Box } from "../model/box.ts";
import { DotShape, sizeOf } from "./dot.tsx";
import { BoundsRect, HALO_RADIUS } from "./bounds-rect.tsx";
import type { MapDot } from "./map-dot.ts";

interface SelectedDotProps {
  dot: MapDot | undefined;
  home: Box;
}

/** The selected dot once more, in its halo. */
export function SelectedDot({ dot, home }: SelectedDotProps) {
  return (
    <>
      <BoundsRect home={home} />
      {dot && (
        <g data-circuit={dot.skin} data-state={dot.state}>
          <circle className="halo" cx={dot.x} cy={dot.y} r={HALO_RADIUS * sizeOf(dot)} />
          <circle className="selection" cx={dot.x} cy={dot.y} r={11 * sizeOf(dot)} />
          <DotShape {...dot} />
        </g>
      )}
    </>
  );
}
