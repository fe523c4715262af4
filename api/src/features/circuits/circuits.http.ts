import { circuitChanges, circuits } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import type { CircuitStore } from "./circuits.store.ts";

export const createCircuitHandlers = (store: CircuitStore, lists: ListCache) =>
  defineHandlers(circuits, {
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
  defineHandlers(circuitChanges, {
    create: async ({ body, actor }) => {
      const { circuit, isNew } = await store.create(body, actor);
      return respond(circuit, { status: isNew ? 201 : 200 });
    },
    update: ({ params, body, actor }) => store.update(params.circuit_id, body, actor),
    dependents: ({ params }) => store.countDependents(params.circuit_id),
    remove: ({ params, actor }) => store.remove(params.circuit_id, actor),
  });
