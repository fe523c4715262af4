import { memo } from "react";

import { Dot, SelectedDot } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";

interface DotsProps {
  dots: readonly MapDot[];
  selectedId: string | null;
  /** Makes the options' ids unique in the document. */
  idOf: (dotId: string) => string;
}

export const Dots = memo(function Dots({ dots, selectedId, idOf }: DotsProps) {
  const selected = dots.find(({ id }) => id === selectedId);

  return (
    <>
      {dots.map(({ label: _label, ...dot }) => (
        <Dot key={dot.id} {...dot} id={idOf(dot.id)} selected={dot.id === selectedId} />
      ))}
      {selected && <SelectedDot dot={selected} />}
    </>
  );
});

/** The routes' names, from the zoom on at which they find room. The options say them already. */
export const DotNames = memo(function DotNames({ dots }: { dots: readonly MapDot[] }) {
  return (
    <g aria-hidden="true">
      {dots.map(({ id, x, y, label }) => (
        <text key={id} className="dot-name" x={x} y={y + 12}>
          {label}
        </text>
      ))}
    </g>
  );
});
