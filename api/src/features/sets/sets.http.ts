import { sets } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { PreparedLists } from "../../lists/prepared-lists.ts";
import type { SetStore } from "./sets.store.ts";

export const createSetHandlers = (store: SetStore, lists: PreparedLists) =>
  implement(sets, {
    list: ({ params }) => {
      const gym = params.gym_id.toLowerCase();
      return lists.get({ key: `sets:${gym}`, topic: `sets:${gym}`, build: () => store.ofGym(gym) });
    },
  });
