import { setChanges, sets } from "@topout/shared/contract/server";

import { defineHandlers } from "../../http/define-handlers.ts";
import { respond } from "../../http/http-response.ts";
import type { ListCache } from "../../lists/list-cache.ts";
import type { SetStore } from "./sets.store.ts";

export const createSetHandlers = (store: SetStore, lists: ListCache) =>
  defineHandlers(sets, {
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
  defineHandlers(setChanges, {
    create: async ({ body: { name = null, date, ...body }, actor }) => {
      const newSet = { ...body, name, date: parseSetDate(date) };
      const { set, isNew } = await store.create(newSet, actor);
      return respond(set, { status: isNew ? 201 : 200 });
    },

    update: ({ params, body: { name, date }, actor }) => {
      const change = {
        ...(name !== undefined && { name }),
        ...(date !== undefined && { date: parseSetDate(date) }),
      };
      return store.update(params.set_id, change, actor);
    },

    remove: ({ params, actor }) => store.remove(params.set_id, actor),

    dependents: ({ params }) => store.countDependents(params.set_id),
  });

/** Parses a date. A date without an offset is in UTC, so that the result does not depend on the server's time zone. */
function parseSetDate(value: string): Date {
  const hasTime = value.includes("T");
  const hasOffset = /(Z|[+-]\d\d:?\d\d)$/i.test(value);
  return new Date(hasTime && !hasOffset ? `${value}Z` : value);
}
