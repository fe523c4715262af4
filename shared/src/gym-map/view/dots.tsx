import { memo } from "react";

import { Dot } from "./dot.tsx";
import type { MapDot } from "./map-dot.ts";

interface DotsProps {
  dots: readonly MapDot[];
  /** Makes the options' ids unique in the document. */
  idOf: (dotId: string) => string;
}

/** Which of them is selected is none of their concern: `useSelectedOption` says it. */
export const Dots = memo(function Dots({ dots, idOf }: DotsProps) {
  return dots.map(({ label: _label, ...dot }) => <Dot key={dot.id} {...dot} id={idOf(dot.id)} />);
});
