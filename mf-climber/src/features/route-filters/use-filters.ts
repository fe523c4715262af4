import { useCallback, useEffect, useEffectEvent, useMemo } from "react";

import type { Circuit } from "@topout/shared/contract";
import {
  preferences,
  setPreference,
  useTypedSearchParams,
  usePreferences,
} from "@topout/shared/platform";

import { type FilterParam, formatFilterParams, parseFilterParams } from "./filter-params.ts";
import { defaultFilters, type Filters } from "./filters.ts";

const NONE: readonly string[] = [];

/**
 * The filters live in the address, so that a filtered view can be shared. Hidden circuits are remembered on this
 * device too, for each gym, and come back into an address that says nothing of circuits.
 */
export function useFilters(gymId: string, circuits: readonly Circuit[]) {
  const [params, setParams] = useTypedSearchParams<FilterParam>();
  const remembered = usePreferences(({ circuitFilters }) => circuitFilters[gymId]) ?? NONE;

  const addressed = useMemo(() => parseFilterParams(params, circuits), [params, circuits]);
  const filters = useMemo<Filters>(
    () => ({ ...addressed, hiddenCircuits: addressed.hiddenCircuits ?? remembered }),
    [addressed, remembered],
  );

  const show = useCallback((next: Filters) => setParams(formatFilterParams(next)), [setParams]);

  const change = useCallback(
    (changed: Partial<Filters>) => {
      const hidden = changed.hiddenCircuits;
      if (hidden) {
        const { [gymId]: _before, ...others } = preferences.getState().circuitFilters;
        setPreference(
          "circuitFilters",
          hidden.length > 0 ? { ...others, [gymId]: hidden } : others,
        );
      }
      show({ ...filters, ...changed });
    },
    [gymId, filters, show],
  );

  const isUnsaid = addressed.hiddenCircuits === undefined && remembered.length > 0;
  const sayRemembered = useEffectEvent(() => show(filters));
  useEffect(() => {
    if (isUnsaid && circuits.length > 0) sayRemembered();
  }, [isUnsaid, circuits.length]);

  const toggleCircuit = (id: string) => {
    const hidden = filters.hiddenCircuits;
    const isHidden = hidden.includes(id);
    change({ hiddenCircuits: isHidden ? hidden.filter((each) => each !== id) : [...hidden, id] });
  };

  return { filters, change, toggleCircuit, reset: () => change(defaultFilters) };
}

export type FilterControls = ReturnType<typeof useFilters>;
