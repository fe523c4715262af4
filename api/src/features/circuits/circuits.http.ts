import { circuitChanges, circuits } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import type { CircuitStore } from "./circuits.store.ts";

export const createCircuitHandlers = (store: CircuitStore, lists: ListCache) =>
  implement(circuits, {
    list: ({ params }) => {
      const gymId = params.gym_id.toLowerCase();
      return lists.get({
        key: `circuits:${gymId}`,
        topic: `circuits:${gymId}`,
        build: () => store.listByGym(gymId),
      });
    },
  });

export const createCircuitChangeHandlers = (store: CircuitStore) =>
  implement(circuitChanges, {
    create: ({ body }) => store.create(body),
    remove: ({ params }) => store.remove(params.circuit_id),
  });
