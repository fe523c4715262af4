import { activityKeys, request, routeQueries, normalizeRoute } from "@topout/shared/api";
import {
  type Dependents,
  type ManyRoutesChange,
  type RouteChange,
  routeChanges,
  type RouteDetails,
} from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

interface WithPhoto {
  readonly photo?: Blob;
}

export const routeMutations = {
  create: () =>
    mutationOptions({
      mutationFn: ({ photo, ...route }: RouteDetails & WithPhoto) =>
        request(routeChanges.create, {
          body: route,
          files: { file: photo },
          normalize: normalizeRoute,
        }),
      onSuccess: (_route, _variables, _result, { client }) => refresh(client),
    }),

  /** Without `photo` the stored photo does not change. Also refetches after an error: see `gymMutations.update`. */
  update: () =>
    mutationOptions({
      mutationFn: ({ photo, ...route }: RouteChange & WithPhoto) =>
        request(routeChanges.update, {
          body: route,
          files: { file: photo },
          normalize: normalizeRoute,
        }),
      onSettled: (_route, _error, _variables, _result, { client }) => refresh(client),
    }),

  /** Refetches everything, because the server also deletes the route's climbs, projects and videos. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => request(routeChanges.remove, { params: { route_id: id } }),
      onSuccess: (_data, _id, _result, { client }) => client.invalidateQueries(),
    }),

  /** Also succeeds if the server could not change some routes. The result lists them in `failed`. */
  changeMany: () =>
    mutationOptions({
      mutationFn: (change: ManyRoutesChange) => request(routeChanges.changeMany, { body: change }),
      onSettled: (_result, _error, { delete: isDeletion }, _context, { client }) =>
        isDeletion ? client.invalidateQueries() : refresh(client),
    }),
};

/** The dependents of these routes in total. Never fresh in the cache, because climbers log sends at any time. */
export const routeDependentsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...routeQueries.all(), "dependents", ids],
    queryFn: async ({ signal }) => {
      const dependents = await Promise.all(
        ids.map((id) => request(routeChanges.dependents, { params: { route_id: id }, signal })),
      );
      return dependents.reduce(addDependents, NO_DEPENDENTS);
    },
    staleTime: 0,
    // A deletion also works without the counts.
    meta: { handledErrors: true },
  });

const NO_DEPENDENTS: Dependents = { routes: 0, sends: 0, projects: 0, videos: 0 };

const addDependents = (a: Dependents, b: Dependents): Dependents => ({
  routes: a.routes + b.routes,
  sends: a.sends + b.sends,
  projects: a.projects + b.projects,
  videos: a.videos + b.videos,
});

/** Also refetches the feed, which contains routes. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [routeQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
