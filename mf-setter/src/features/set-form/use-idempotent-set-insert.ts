import {
  createIdempotentInsert,
  createSet,
  updateSet,
  useIdempotentInsert,
} from "@topout/shared/api/staff";
import type { RouteSet, SetCreation } from "@topout/shared/contract";

/** Returns a function that creates one set, even if the user retries after a lost response. */
export const useIdempotentSetInsert = () => useIdempotentInsert(createSetInsert);

const createSetInsert = () =>
  createIdempotentInsert<SetCreation, RouteSet>({
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
