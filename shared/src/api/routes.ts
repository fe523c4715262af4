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

  /** At most 200 routes, of any gym and set. */
  listByIds: (ids: readonly string[]) => list({ ids: ids.join(",") }),

  sentBy: (routeId: string) =>
    queryOptions({
      queryKey: [...routeQueries.all(), "sent-by", routeId],
      queryFn: ({ signal }) => request(routes.sentBy, { params: { route_id: routeId }, signal }),
    }),
};
