import { setChanges, sets } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import type { SetStore } from "./sets.store.ts";

export const createSetHandlers = (store: SetStore, lists: ListCache) =>
  implement(sets, {
    list: ({ params }) => {
      const gymId = params.gym_id.toLowerCase();
      return lists.get({
        key: `sets:${gymId}`,
        topic: `sets:${gymId}`,
        build: () => store.listByGym(gymId),
      });
    },
  });

export const createSetChangeHandlers = (store: SetStore) =>
  implement(setChanges, {
    create: ({ body: { name = null, circuit_id, date, gym_id } }) =>
      store.create({ name, circuit_id, date: parseSetDate(date), gym_id }),
  });

/** Values without an offset are UTC, so that the result does not depend on the server's time zone. */
function parseSetDate(value: string): Date {
  const hasTime = value.includes("T");
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(value);
  return new Date(hasTime && !hasOffset ? `${value}Z` : value);
}
