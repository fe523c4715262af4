import { circuits } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { PreparedLists } from "../../lists/prepared-lists.ts";
import type { CircuitStore } from "./circuits.store.ts";

export const createCircuitHandlers = (store: CircuitStore, lists: PreparedLists) =>
  implement(circuits, {
    list: ({ params }) => {
      const gym = params.gym_id.toLowerCase();
      return lists.get({
        key: `circuits:${gym}`,
        topic: `circuits:${gym}`,
        build: () => store.ofGym(gym),
      });
    },
  });
