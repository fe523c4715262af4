import { useState } from "react";

import { parseStyleTags } from "@topout/shared/domain";

import { createPlaceActions, type PlacingOptions } from "./create-place-actions.ts";
import type { Brush } from "./model/brush.ts";
import { useBrushes } from "./use-brushes.ts";
import { useDraftRoutes } from "./use-draft-routes.ts";
import { useOtherSetters } from "./use-other-setters.ts";
import { usePlacedDrafts } from "./use-placed-drafts.ts";
import { useRouteNames } from "./use-route-names.ts";

export type Placing = ReturnType<typeof usePlacing>;

/** Places new routes with the circuit, the grade and the styles that are on, and edits the selected one. */
export function usePlacing(options: PlacingOptions, initialSelectedId?: string) {
  const { reset, circuits, routes } = options;
  const storage = useDraftRoutes(reset);
  const { drafts } = storage;
  const brushes = useBrushes(routes);
  const [nextCircuitId, setNextCircuitId] = useState(circuits[0]?.id ?? "");
  const [selectedId, select] = useState(initialSelectedId);
  const [announcement, announce] = useState("");
  const placed = usePlacedDrafts(reset.id, drafts);

  const selected = drafts.find(({ id }) => id === selectedId);
  const circuitId = selected?.circuit_id ?? nextCircuitId;
  const brush: Brush = selected
    ? { grade: selected.grade, styles: parseStyleTags(selected.style) }
    : brushes.getBrush(circuitId);
  const setters = useOtherSetters(reset);
  const getNextName = useRouteNames({ circuits, routes, storage, placed, ...setters });
  const state = { drafts, selected, circuitId, brush, getNextName };

  return {
    ...state,
    ...setters,
    waitingIds: storage.waitingIds,
    savePhoto: storage.savePhoto,
    announce,
    announcement,
    /** The own dot that Undo takes back. */
    lastPlaced: placed.last,
    select,
    ...createPlaceActions({
      ...options,
      ...state,
      storage,
      announce,
      select,
      onPlaced: placed.add,
      onCircuitChange: setNextCircuitId,
      onBrushChange: (change) => brushes.changeBrush(circuitId, change),
    }),
  };
}
