import { type Route, routes } from "@topout/shared/contract";

import { implement } from "../../http/implement.ts";
import type { PreparedLists } from "../../lists/prepared-lists.ts";
import type { RouteSelection, RouteStore } from "./routes.store.ts";

export const createRouteHandlers = (store: RouteStore, lists: PreparedLists) =>
  implement(routes, {
    list: async ({ query, caller }) => {
      const user = query.mine ? await caller() : undefined;
      return user ? store.list(query, user.id) : keptList(store, lists, query);
    },
    sentBy: ({ params }) => store.sentBy(params.route_id),
  });

/** What everybody gets alike is kept, under one key however the question was spelt. */
function keptList(store: RouteStore, lists: PreparedLists, query: RouteSelection) {
  const gym_id = query.gym_id?.toLowerCase();
  const set_id = query.set_id?.toLowerCase();
  const current = query.current ?? false;
  return lists.get<Route[]>({
    key: `routes:${gym_id ?? ""}:${set_id ?? ""}:${current}`,
    topic: gym_id ? `routes:${gym_id}` : "routes",
    build: () => store.list({ gym_id, set_id, current }),
  });
}
