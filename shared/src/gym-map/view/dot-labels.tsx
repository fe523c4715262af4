import { memo, useMemo } from "react";

import { type Box, padBox, heightOf, widthOf } from "../model/box.ts";
import { toViewBox } from "../model/home.ts";
import type { MapDot } from "./map-dot.ts";
import { useIncrementalRender } from "./use-incremental-render.ts";

interface DotLabelsProps {
  dots: readonly MapDot[];
  home: Box;
  /** From the zoom on at which they find room. */
  shown: boolean;
}

/** Room around the home box for the names of what lies at its edge, in layout units: half of 40 letters. */
const ROOM = 64;

/**
 * The routes' names; the options say them already. Cut off at the picture's own edge, which is why it is larger than
 * the others: with an open edge, thousands of names held up whatever else of the page changed by 100 ms.
 */
export const DotLabels = memo(function DotLabels({ dots, home, shown }: DotLabelsProps) {
  return (
    <svg
      aria-hidden="true"
      viewBox={toViewBox(padBox(home, ROOM))}
      style={{ overflow: "hidden", ...around(home, ROOM) }}
    >
      {shown && <Growing dots={dots} />}
    </svg>
  );
});

/** Where a picture lies that shows so much more around a box than one that fills its place, at the same scale. */
function around(box: Box, room: number) {
  const across = (100 * room) / widthOf(box);
  const down = (100 * room) / heightOf(box);
  return {
    left: `${-across}%`,
    top: `${-down}%`,
    width: `${100 + 2 * across}%`,
    height: `${100 + 2 * down}%`,
  };
}

/** So many names are set in one frame. */
const BATCH = 100;

const inBatches = (dots: readonly MapDot[]) =>
  Array.from({ length: Math.ceil(dots.length / BATCH) }, (_, index) =>
    dots.slice(index * BATCH, (index + 1) * BATCH),
  );

/** To set thousands at once would hold up the hand that is still zooming. */
function Growing({ dots }: Pick<DotLabelsProps, "dots">) {
  const batches = useMemo(() => inBatches(dots), [dots]);
  const set = useIncrementalRender(batches.length);
  return batches.slice(0, set).map((batch) => <LabelBatch key={batch[0]?.id} dots={batch} />);
}

const LabelBatch = memo(function LabelBatch({ dots }: Pick<DotLabelsProps, "dots">) {
  return dots.map(({ id, x, y, label }) => (
    <text key={id} className="dot-name" x={x} y={y + 12}>
      {label}
    </text>
  ));
});
