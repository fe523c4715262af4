import type { Circuit, RouteSet } from "@topout/shared/contract";
import { getCurrentSets } from "@topout/shared/domain";
import { useTypedSearchParams } from "@topout/shared/platform";

/** Which circuit and which of its sets are shown. Only what differs from the first and the current is in the address. */
export function useSelectedSet(circuits: readonly Circuit[], sets: readonly RouteSet[]) {
  const [params, changeParams] = useTypedSearchParams();
  const circuit = circuits.find(({ id }) => id === params.get("circuit")) ?? circuits[0];
  const current = getCurrentSets(sets).get(circuit?.id ?? "");
  const ofCircuit = sets.filter(({ circuit_id }) => circuit_id === circuit?.id);
  const set = ofCircuit.find(({ id }) => id === params.get("set")) ?? current;

  const show = (change: { circuit?: string; set?: string }) => {
    changeParams((before) => {
      const after = new URLSearchParams(before);
      after.delete("set");
      if (change.circuit) put(after, "circuit", change.circuit, circuits[0]?.id);
      if (change.set) put(after, "set", change.set, current?.id);
      return after;
    });
  };

  return { circuit, set, current, ofCircuit, show };
}

function put(params: URLSearchParams, ...[name, value, usual]: [string, string, string?]) {
  if (value === usual) params.delete(name);
  else params.set(name, value);
}
