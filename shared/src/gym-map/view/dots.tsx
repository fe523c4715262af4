import { memo, useMemo } from "react";

import { Dot } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";
import { useGrowing } from "./use-growing.ts";

interface DotsProps {
  dots: readonly MapDot[];
  /** Makes the options' ids unique in the document. */
  idOf: (dotId: string) => string;
}

/** Which of them is selected is none of their concern: `useSelectedOption` says it. */
export const Dots = memo(function Dots({ dots, idOf }: DotsProps) {
  return dots.map(({ label: _label, ...dot }) => <Dot key={dot.id} {...dot} id={idOf(dot.id)} />);
});

interface NamesProps {
  dots: readonly MapDot[];
}

/** So many names are set in one frame. */
const BATCH = 100;

const inBatches = (dots: readonly MapDot[]) =>
  Array.from({ length: Math.ceil(dots.length / BATCH) }, (_, index) =>
    dots.slice(index * BATCH, (index + 1) * BATCH),
  );

/**
 * The routes' names, from the zoom on at which they find room. The options say them already. To set thousands at once
 * would hold up the hand that is still zooming.
 */
export const DotNames = memo(function DotNames({ dots }: NamesProps) {
  const batches = useMemo(() => inBatches(dots), [dots]);
  const set = useGrowing(batches.length);

  return (
    <>
      {batches.slice(0, set).map((batch) => (
        <NameBatch key={batch[0]?.id} dots={batch} />
      ))}
    </>
  );
});

const NameBatch = memo(function NameBatch({ dots }: NamesProps) {
  return dots.map(({ id, x, y, label }) => (
    <text key={id} className="dot-name" x={x} y={y + 12}>
      {label}
    </text>
  ));
});
