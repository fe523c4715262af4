import type { Box } from "../model/box.ts";
import { DotShape, sizeOf } from "./dot.tsx";
import { Expanse, HALO } from "./expanse.tsx";
import type { MapDot } from "./map-dot.ts";

interface SelectionProps {
  dot: MapDot | undefined;
  home: Box;
}

/** The selected dot once more, in its halo. */
export function Selection({ dot, home }: SelectionProps) {
  return (
    <>
      <Expanse home={home} />
      {dot && (
        <g data-circuit={dot.skin} data-state={dot.state}>
          <circle className="halo" cx={dot.x} cy={dot.y} r={HALO * sizeOf(dot)} />
          <circle className="selection" cx={dot.x} cy={dot.y} r={11 * sizeOf(dot)} />
          <DotShape {...dot} />
        </g>
      )}
    </>
  );
}
