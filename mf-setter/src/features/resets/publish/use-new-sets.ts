import { resetMutations } from "@topout/shared/api/staff";
import type { Reset } from "@topout/shared/contract";
import { useMutation } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../../route-writes/setter-errors.ts";

/** The circuits that get a new set, also while the last choice is being stored. */
export function useNewSets({ id, new_sets }: Reset) {
  const { mutate, isPending, variables } = useMutation({
    ...resetMutations.update(),
    // One after another: the last choice wins, and a publication waits for it.
    scope: { id: `reset ${id}` },
    meta: createSetterMeta({ canRetry: true, notifiesNotFound: true }),
    onError: reportLostRole,
  });
  const newSets = (isPending ? variables.new_sets : undefined) ?? new_sets;

  return {
    newSets,
    setNewSet: (circuitId: string, isNewSet: boolean) => {
      const others = newSets.filter((other) => other !== circuitId);
      mutate({ id, new_sets: isNewSet ? [...others, circuitId] : others });
    },
  };
}
