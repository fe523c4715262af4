import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCurrentSets } from "@topout/shared/domain";
import { useTypedSearchParams } from "@topout/shared/platform";

/** Stores the selected circuit and set in the URL. The defaults (first circuit, current set) are left out. */
export function useSelectedSet(circuits: readonly Circuit[], sets: readonly RouteSet[]) {
  const [params, changeParams] = useTypedSearchParams();
  const circuit = circuits.find(({ id }) => id === params.get("circuit")) ?? circuits[0];
  const currentSet = getCurrentSets(sets).get(circuit?.id ?? "");
  const circuitSets = sets.filter(({ circuit_id }) => circuit_id === circuit?.id);
  const selectedSet = circuitSets.find(({ id }) => id === params.get("set")) ?? currentSet;

  const select = (selection: { circuit?: string; set?: string }) => {
    changeParams((previous) => {
      const next = new URLSearchParams(previous);
      next.delete("set");
      if (selection.circuit) setParam(next, "circuit", selection.circuit, circuits[0]?.id);
      if (selection.set) setParam(next, "set", selection.set, currentSet?.id);
      return next;
    });
  };

  return { circuit, circuitSets, currentSet, selectedSet, select };
}

function setParam(
  params: URLSearchParams,
  ...[name, value, defaultValue]: [string, string, string?]
) {
  if (value === defaultValue) params.delete(name);
  else params.set(name, value);
}
