import type { Point } from "@topout/shared/domain";
import { useState } from "react";

import { type Draft, getActiveShape } from "../model/draft.ts";
import type { Shape } from "../model/shape.ts";
import { areListsEqual } from "./are-lists-equal.ts";
import type { ShapeKind } from "./shape-kinds.tsx";

/** Draws all shapes. While the active shape changes, the others do not re-render. */
export function Shapes<S extends Shape>({ draft, kind }: { draft: Draft<S>; kind: ShapeKind<S> }) {
  const { InactiveShapes, ActiveShape } = kind;
  const shape = getActiveShape(draft);
  const others = useStableList(draft.shapes.filter((_shape, index) => index !== draft.activeShape));
  return (
    <>
      <InactiveShapes shapes={others} />
      {shape && <ActiveShape shape={shape} />}
    </>
  );
}

/** Returns the same list until one of its items changes. */
function useStableList<T>(list: readonly T[]): readonly T[] {
  const [stableList, setStableList] = useState(list);
  if (areListsEqual(list, stableList)) return stableList;
  setStableList(list);
  return list;
}

interface SelectionBoxProps {
  from: Point;
  to: Point;
}

export const SelectionBox = ({ from, to }: SelectionBoxProps) => (
  <rect
    className="selection-box"
    x={Math.min(from.x, to.x)}
    y={Math.min(from.y, to.y)}
    width={Math.abs(from.x - to.x)}
    height={Math.abs(from.y - to.y)}
  />
);
