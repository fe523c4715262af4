import { circuitChanges } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { CircuitStore } from "./circuits.store.ts";

export const createCircuitChangeHandlers = (store: CircuitStore) =>
  implement(circuitChanges, {
    create: ({ body }) => store.create(body),
    remove: ({ params }) => store.remove(params.circuit_id),
  });
