import { setChanges } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import { setDate } from "./set-date.ts";
import type { SetStore } from "./sets.store.ts";

export const setChangesHttp = (store: SetStore) =>
  implement(setChanges, {
    create: ({ body: { name = null, circuit_id, date, gym_id } }) =>
      store.create({ name, circuit_id, date: setDate(date), gym_id }),
  });
