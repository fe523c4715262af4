import {
  createCircuit,
  createIdempotentInsert,
  updateCircuit,
  useIdempotentInsert,
} from "@topout/shared/api/staff";
import type { Circuit, CircuitCreation } from "@topout/shared/contract";

/** Returns a function that creates one circuit, even if the user retries after a lost response. */
export const useIdempotentCircuitInsert = () => useIdempotentInsert(createCircuitInsert);

const createCircuitInsert = () =>
  createIdempotentInsert<CircuitCreation, Circuit>({
    create: (input, idempotency_key) => createCircuit({ ...input, idempotency_key }),
    update: ({ id }, { name, color }) => updateCircuit({ id, name, color }),
    isEqual: (a, b) => a.name === b.name && a.color === b.color,
  });
