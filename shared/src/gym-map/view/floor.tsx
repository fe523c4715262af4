import { memo } from "react";

import type { Line } from "@topout/shared/contract";

import { toPathData } from "../model/shape.ts";

/** Mats and walls: the static drawing under the labels and dots. */
export const Floor = memo(function Floor({ lines }: { lines: readonly Line[] }) {
  const mats = lines.filter(({ style }) => style === "mat");
  const walls = lines.filter(({ style }) => style === "wall");

  return (
    <g aria-hidden="true" className="floor">
      {mats.map((mat, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines have no ids, and two can be equal.
        <Mat key={index} line={mat} />
      ))}
      {walls.map((wall, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Lines have no ids, and two can be equal.
        <Wall key={index} line={wall} />
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
