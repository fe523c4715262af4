import { type RouteFilter, routes } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

import { normalizeRoutes } from "./normalize.ts";
import { request } from "./request.ts";

const list = (filter: RouteFilter) =>
  queryOptions({
    queryKey: [...routeQueries.all(), "list", filter],
    queryFn: ({ signal }) =>
      request(routes.list, { query: filter, signal, normalize: normalizeRoutes }),
    meta: { keepOnSessionChange: true },
  });

export const routeQueries = {
  all: () => ["routes"] as const,

  /** Those of each circuit's current set. */
  ofGym: (gymId: string) => list({ gym_id: gymId, current: true }),

  ofSet: (setId: string) => list({ set_id: setId }),

  /** Every route of every gym, past sets included: what a link may lead to. */
  ofAllGyms: () => list({}),

  sentBy: (routeId: string) =>
    queryOptions({
      queryKey: [...routeQueries.all(), "sent-by", routeId],
      queryFn: ({ signal }) => request(routes.sentBy, { params: { route_id: routeId }, signal }),
    }),
};
