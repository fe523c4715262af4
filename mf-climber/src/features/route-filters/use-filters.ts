import { useMemo } from "react";

import { setPreference, usePreferences, useSearchParams } from "@topout/shared/platform";

import { type Filters, fromAddress, toAddress } from "./filters.ts";

const NONE: readonly string[] = [];

/** Sent, Attempted and Projects live in the address; circuits are remembered on this device, for each gym. */
export function useFilters(gymId: string) {
  const [params, setParams] = useSearchParams();
  const remembered = usePreferences((preferences) => preferences.circuitFilters);
  const hiddenCircuits = remembered[gymId] ?? NONE;
  const filters = useMemo<Filters>(
    () => ({ ...fromAddress(params), hiddenCircuits }),
    [params, hiddenCircuits],
  );

  const hideCircuits = (hidden: readonly string[]) => {
    const { [gymId]: _before, ...others } = remembered;
    setPreference("circuitFilters", hidden.length > 0 ? { ...others, [gymId]: hidden } : others);
  };

  const change = (changed: Partial<Omit<Filters, "hiddenCircuits">>) =>
    setParams(toAddress(params, { ...filters, ...changed }), {
      replace: true,
      preventScrollReset: true,
    });

  const toggleCircuit = (id: string) =>
    hideCircuits(
      hiddenCircuits.includes(id)
        ? hiddenCircuits.filter((hidden) => hidden !== id)
        : [...hiddenCircuits, id],
    );

  const reset = () => {
    hideCircuits(NONE);
    change({ sent: true, attempted: true, projects: false });
  };

  return { filters, change, toggleCircuit, reset };
}

export type FilterControls = ReturnType<typeof useFilters>;
