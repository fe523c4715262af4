import { memo } from "react";

import { Dot } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";

interface DotsProps {
  dots: readonly MapDot[];
  /** Returns an id that is unique in the document. */
  toOptionId: (dotId: string) => string;
}

/** Not re-rendered on selection; see `useAriaSelected`. */
export const Dots = memo(function Dots({ dots, toOptionId }: DotsProps) {
  return dots.map(({ label: _label, marks: _marks, ...dot }) => (
    <Dot key={dot.id} {...dot} id={toOptionId(dot.id)} />
  ));
});
