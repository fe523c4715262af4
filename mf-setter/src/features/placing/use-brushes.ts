import { useState } from "react";

import type { GymRoute } from "@topout/shared/gym-map";

import { type Brush, createBrush } from "./model/brush.ts";

/** Each circuit keeps its own grade and styles. */
export function useBrushes(routes: readonly GymRoute[]) {
  const [brushes, setBrushes] = useState<ReadonlyMap<string, Brush>>(new Map());
  const getBrush = (circuitId: string): Brush =>
    brushes.get(circuitId) ?? createBrush(routes.filter(({ circuit }) => circuit.id === circuitId));
  const changeBrush = (circuitId: string, change: Partial<Brush>) =>
    setBrushes(new Map(brushes).set(circuitId, { ...getBrush(circuitId), ...change }));
  return { getBrush, changeBrush };
}
