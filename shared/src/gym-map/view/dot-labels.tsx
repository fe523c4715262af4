import { memo, useMemo } from "react";

import type { Box } from "../model/box.ts";
import { ClippedSvg } from "./compositing/clipped-svg.tsx";
import type { MapDot } from "./map-dot.ts";
import { useIncrementalRender } from "./use-incremental-render.ts";

interface DotLabelsProps {
  dots: readonly MapDot[];
  homeBox: Box;
  isVisible: boolean;
}

/** Room for the labels of dots at the edge, in layout units: half the width of 40 letters. */
const MARGIN = 64;

/** The names of the routes. Screen readers get them from the options. */
export const DotLabels = memo(function DotLabels({ dots, homeBox, isVisible }: DotLabelsProps) {
  return (
    <ClippedSvg box={homeBox} margin={MARGIN}>
      {isVisible && <Batches dots={dots} />}
    </ClippedSvg>
  );
});

const BATCH_SIZE = 100;

const toBatches = (dots: readonly MapDot[]) =>
  Array.from({ length: Math.ceil(dots.length / BATCH_SIZE) }, (_, index) =>
    dots.slice(index * BATCH_SIZE, (index + 1) * BATCH_SIZE),
  );

/** One batch per frame: thousands of labels at once would block the zoom that shows them. */
function Batches({ dots }: Pick<DotLabelsProps, "dots">) {
  const batches = useMemo(() => toBatches(dots), [dots]);
  const count = useIncrementalRender(batches.length);
  return batches.slice(0, count).map((batch) => <LabelBatch key={batch[0]?.id} dots={batch} />);
}

const LabelBatch = memo(function LabelBatch({ dots }: Pick<DotLabelsProps, "dots">) {
  return dots.map(({ id, x, y, label }) => (
    <text key={id} className="dot-label" x={x} y={y + 12}>
      {label}
    </text>
  ));
});
