import { setChanges } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import { parseSetDate } from "./set-date.ts";
import type { SetStore } from "./sets.store.ts";

export const createSetChangeHandlers = (store: SetStore) =>
  implement(setChanges, {
    create: ({ body: { name = null, circuit_id, date, gym_id } }) =>
      store.create({ name, circuit_id, date: parseSetDate(date), gym_id }),
  });
