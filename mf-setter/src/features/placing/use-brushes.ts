import { useMemo, useState } from "react";

import { groupBy } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";

import { type Brush, createBrush } from "./model/brush.ts";

/** Each circuit keeps its own grade and styles. */
export function useBrushes(routes: readonly GymRoute[]) {
  const [brushes, setBrushes] = useState<ReadonlyMap<string, Brush>>(new Map());
  const usualBrushes = useMemo(() => createUsualBrushes(routes), [routes]);
  const getBrush = (circuitId: string): Brush =>
    brushes.get(circuitId) ?? usualBrushes.get(circuitId) ?? createBrush([]);
  const changeBrush = (circuitId: string, change: Partial<Brush>) =>
    setBrushes(new Map(brushes).set(circuitId, { ...getBrush(circuitId), ...change }));
  return { getBrush, changeBrush };
}

const createUsualBrushes = (routes: readonly GymRoute[]): ReadonlyMap<string, Brush> =>
  new Map(
    [...groupBy(routes, ({ circuit }) => circuit.id)].map(([id, group]) => [
      id,
      createBrush(group),
    ]),
  );
