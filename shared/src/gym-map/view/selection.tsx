import { type Box, grown, heightOf, widthOf } from "../model/box.ts";
import { DotShape, sizeOf } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";

const HALO = 11.5;

interface SelectionProps {
  dot: MapDot | undefined;
  home: Box;
}

/**
 * The selected dot once more, in its halo. The ground below shows nothing; it keeps the picture's bounds, or Chromium
 * would put all layers of the page together anew for every dot that is selected.
 */
export function Selection({ dot, home }: SelectionProps) {
  const ground = grown(home, HALO);

  return (
    <>
      <rect
        x={ground.left}
        y={ground.top}
        width={widthOf(ground)}
        height={heightOf(ground)}
        fill="transparent"
      />
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
