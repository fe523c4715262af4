import { gyms } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { PreparedLists } from "../../lists/prepared-lists.ts";
import type { GymStore } from "./gyms.store.ts";

export const createGymHandlers = (store: GymStore, lists: PreparedLists) =>
  implement(gyms, {
    list: () => lists.get({ key: "gyms", topic: "gyms", build: store.list }),
  });
