import { useCallback, useEffect, useEffectEvent, useMemo } from "react";

import type { Circuit, Gym } from "@topout/shared/contract";
import {
  preferences,
  setPreference,
  useTypedSearchParams,
  usePreferences,
} from "@topout/shared/platform";
import type { RouteMark } from "@topout/shared/domain";

import { type FilterParam, formatFilterParams, parseFilterParams } from "./filter-params.ts";
import { defaultFilters, type Filters } from "./filters.ts";

const NO_CIRCUITS: readonly string[] = [];

/**
 * Stores the filters in the URL, so that a link shares them. The hidden circuits of each gym are also stored on the
 * device. The hook adds them to a URL without circuits.
 */
export function useFilters({ id: gymId, grade_scale: scale }: Gym, circuits: readonly Circuit[]) {
  const [params, setParams] = useTypedSearchParams<FilterParam>();
  const storedCircuits =
    usePreferences(({ circuitFilters }) => circuitFilters[gymId]) ?? NO_CIRCUITS;

  const parsedFilters = useMemo(
    () => parseFilterParams(params, { circuits, scale }),
    [params, circuits, scale],
  );
  const filters = useMemo<Filters>(
    () => ({ ...parsedFilters, hiddenCircuits: parsedFilters.hiddenCircuits ?? storedCircuits }),
    [parsedFilters, storedCircuits],
  );

  const setFilters = useCallback(
    (next: Filters) => setParams(formatFilterParams(next, scale)),
    [setParams, scale],
  );

  const change = useCallback(
    (changes: Partial<Filters>) => {
      if (changes.hiddenCircuits) storeHiddenCircuits(gymId, changes.hiddenCircuits);
      setFilters({ ...filters, ...changes });
    },
    [gymId, filters, setFilters],
  );

  const isMissingInUrl = parsedFilters.hiddenCircuits === undefined && storedCircuits.length > 0;
  const addStoredCircuits = useEffectEvent(() => setFilters(filters));
  useEffect(() => {
    if (isMissingInUrl && circuits.length > 0) addStoredCircuits();
  }, [isMissingInUrl, circuits.length]);

  const toggleCircuit = (id: string) =>
    change({ hiddenCircuits: toggle(filters.hiddenCircuits, id) });
  const toggleMark = (mark: RouteMark) => change({ marks: toggle(filters.marks, mark) });

  return { filters, change, toggleCircuit, toggleMark, reset: () => change(defaultFilters) };
}

const toggle = <Item>(items: readonly Item[], item: Item): readonly Item[] =>
  items.includes(item) ? items.filter((other) => other !== item) : [...items, item];

function storeHiddenCircuits(gymId: string, hiddenCircuits: readonly string[]) {
  const { [gymId]: _previous, ...otherGyms } = preferences.getState().circuitFilters;
  setPreference(
    "circuitFilters",
    hiddenCircuits.length > 0 ? { ...otherGyms, [gymId]: hiddenCircuits } : otherGyms,
  );
}

export type FilterControls = ReturnType<typeof useFilters>;
