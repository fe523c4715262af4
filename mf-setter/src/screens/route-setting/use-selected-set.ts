import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCurrentSets } from "@topout/shared/domain";
import { useTypedSearchParams } from "@topout/shared/platform";

/** Stores the selected circuit and set in the URL. It omits the defaults: the first circuit and the current set. */
export function useSelectedSet(circuits: readonly Circuit[], sets: readonly RouteSet[]) {
  const [params, setParams] = useTypedSearchParams<"circuit" | "set">();
  const circuit = circuits.find(({ id }) => id === params.circuit) ?? circuits[0];
  const currentSet = getCurrentSets(sets).get(circuit?.id ?? "");
  const circuitSets = sets.filter(({ circuit_id }) => circuit_id === circuit?.id);
  const selectedSet = circuitSets.find(({ id }) => id === params.set) ?? currentSet;

  const select = (selection: { circuit?: string; set?: string }) =>
    setParams({
      ...(selection.circuit && { circuit: omitDefault(selection.circuit, circuits[0]?.id) }),
      set: omitDefault(selection.set, currentSet?.id),
    });

  return { circuit, circuitSets, currentSet, selectedSet, select };
}

const omitDefault = (value: string | undefined, defaultValue: string | undefined) =>
  value === defaultValue ? undefined : value;
