import { createSet, updateSet } from "@topout/shared/api/staff";
import type { RouteSet, SetCreation } from "@topout/shared/contract";

import { createRepeatableCreation } from "../../setting/lost-responses.ts";
import { useRepeatableCreation } from "../../setting/use-repeatable-creation.ts";

/** Returns a function that creates a set only once, even if the user repeats it after a lost response. */
export const useRepeatableSetCreation = () => useRepeatableCreation(createSetCreation);

const createSetCreation = () =>
  createRepeatableCreation<SetCreation, RouteSet>({
    create: (input, idempotency_key) => createSet({ ...input, idempotency_key }),
    // A set cannot move to another circuit.
    update: (set, input) =>
      set.circuit_id === input.circuit_id
        ? updateSet({ id: set.id, name: input.name ?? "", date: input.date })
        : createSet(input),
    isEqual,
  });

const isEqual = (a: SetCreation, b: SetCreation) =>
  a.circuit_id === b.circuit_id &&
  (a.name ?? "") === (b.name ?? "") &&
  Date.parse(a.date) === Date.parse(b.date);
