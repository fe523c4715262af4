import { memo } from "react";

import type { Layout, Line } from "@topout/shared/contract";

import { placeAreaLabels } from "../model/area-labels.ts";
import type { Box } from "../model/box.ts";
import { toPathData } from "../model/shape.ts";

interface FloorProps {
  layout: Layout;
  homeBox: Box;
}

/** Mats, walls and area labels: the static drawing under the dots. */
export const Floor = memo(function Floor({ layout, homeBox }: FloorProps) {
  const mats = layout.lines.filter(({ style }) => style === "mat");
  const walls = layout.lines.filter(({ style }) => style === "wall");

  return (
    <g aria-hidden="true" className="floor">
      {mats.map((mat) => (
        <Mat key={toPathData(mat)} line={mat} />
      ))}
      {walls.map((wall) => (
        <Wall key={toPathData(wall)} line={wall} />
      ))}
      {placeAreaLabels(layout, homeBox).map(({ name, position, ground }) => (
        <text
          key={`${name} ${position.x} ${position.y}`}
          className="area-label"
          data-ground={ground}
          {...position}
        >
          {name.toUpperCase()}
        </text>
      ))}
    </g>
  );
});

function Mat({ line }: { line: Line }) {
  const d = toPathData(line);
  return (
    <>
      {line.joined && <path className="mat" d={d} />}
      <path className="stitch" d={d} />
    </>
  );
}

/** A joined wall is a freestanding boulder. An open wall has a highlight at its top edge. */
function Wall({ line }: { line: Line }) {
  const d = toPathData(line);
  if (line.joined) return <path className="boulder" d={d} />;
  return (
    <>
      <path className="wall" d={d} />
      <path className="wall-top" d={d} />
    </>
  );
}
