import { type RouteFilter, routes } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

const list = (filter: RouteFilter) =>
  queryOptions({
    queryKey: [...routeQueries.all(), "list", filter],
    queryFn: ({ signal }) => request(routes.list, { query: filter, signal }),
    meta: { keepOnSessionChange: true },
  });

export const routeQueries = {
  all: () => ["routes"] as const,

  /** The routes of the current sets. */
  listByGym: (gymId: string) => list({ gym_id: gymId, current: true }),

  listBySet: (setId: string) => list({ set_id: setId }),

  /** The routes of all gyms and sets. A link can open any of them. */
  listAll: () => list({}),

  sentBy: (routeId: string) =>
    queryOptions({
      queryKey: [...routeQueries.all(), "sent-by", routeId],
      queryFn: ({ signal }) => request(routes.sentBy, { params: { route_id: routeId }, signal }),
    }),
};
