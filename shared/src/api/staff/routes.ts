import {
  activityKeys,
  ApiError,
  ignoreNotFound,
  isApiError,
  request,
  routeQueries,
} from "@topout/shared/api";
import { upload } from "@topout/shared/api/upload";
import {
  type Dependents,
  type ManyRoutesChange,
  type ManyRoutesResult,
  type RouteChange,
  type Route,
  routeChanges,
  type RouteDetails,
} from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

import { updateArchivedRoutes } from "./archive.ts";
import { noteQueries } from "./notes.ts";

interface WithPhoto {
  readonly photo?: Blob;
}

interface WithIdempotencyKey {
  readonly idempotency_key?: string;
}

export type NewRoute = RouteDetails & WithPhoto;
export type ChangedRoute = RouteChange & WithPhoto;

/** A repeated request with the same idempotency key returns the stored route. */
export const createRoute = ({ photo, ...route }: NewRoute & WithIdempotencyKey) =>
  upload(routeChanges.create, { body: route, files: { file: photo } });

/** Without `photo` the stored photo does not change. Succeeds if the route has these values already: see `updateGym`. */
export const updateRoute = ({ photo, ...route }: ChangedRoute) =>
  upload(routeChanges.update, { body: { ...route, accept_stored: true }, files: { file: photo } });

export const routeMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (route: NewRoute) => createRoute(route),
      onSettled: (_route, error, _variables, _result, { client }) =>
        error ? undefined : refresh(client),
    }),

  /** Also refetches after an error: see `gymMutations.update`. */
  update: () =>
    mutationOptions({
      mutationFn: (route: ChangedRoute) => updateRoute(route),
      onSettled: (_route, _error, _variables, _result, { client }) => refresh(client),
    }),

  /** Refetches everything, because the server also deletes the route's climbs, projects and videos. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        ignoreNotFound(request(routeChanges.remove, { params: { route_id: id } })),
      onSettled: (_data, error, _id, _result, { client }) =>
        error ? undefined : client.invalidateQueries(),
    }),

  /** Also succeeds if the server could not change some routes. The result lists them in `failed`. */
  changeMany: () =>
    mutationOptions({
      mutationFn: (change: ManyRoutesChange) => changeRoutes(change),
      onSettled: (_result, _error, { delete: isDeletion }, _context, { client }) =>
        isDeletion ? client.invalidateQueries() : refresh(client),
    }),

  /** Takes routes off the wall. Their climbs, projects and videos stay. */
  strip: () => changeStatus({ strip: true }),

  /** Puts stripped routes into the current sets of their circuits. */
  restore: () => changeStatus({ restore: true }),
};

type StatusChange = Pick<ManyRoutesChange, "strip" | "restore">;

const changeStatus = (change: StatusChange) =>
  mutationOptions({
    mutationFn: (routes: readonly Pick<Route, "id" | "name" | "version">[]) =>
      changeRoutes({ ...change, routes: toVersions(routes) }),
    onSettled: (result, _error, _routes, _context, { client }) => {
      if (result) updateArchivedRoutes(client, result.changed);
      return refresh(client);
    },
  });

/**
 * Changes several routes. The server checks each route, so after the end of a role in one gym it responds with 200 and
 * rejects all of them. This throws the error that a change of one route gets.
 */
async function changeRoutes(change: ManyRoutesChange): Promise<ManyRoutesResult> {
  const body = { ...change, accept_stored: true };
  const result = await request(routeChanges.changeMany, { body });
  const [first] = result.failed;
  if (first && result.failed.length === change.routes.length && result.failed.every(isForbidden)) {
    throw new ApiError(403, { detail: "FORBIDDEN", message: first.message });
  }
  return result;
}

const isForbidden = ({ code }: ManyRoutesResult["failed"][number]) => code === "FORBIDDEN";

/** What the server needs to know of a route that it changes. */
export const toVersions = (routes: readonly Pick<Route, "id" | "version">[]) =>
  routes.map(({ id, version }) => ({ id, version }));

/** The API counts one route per call. The server limits the calls of one address. */
const MAX_PARALLEL_COUNTS = 6;

/** The dependents of these routes in total. Never fresh in the cache, because climbers log sends at any time. */
export const routeDependentsQuery = (ids: readonly string[]) =>
  queryOptions({
    queryKey: [...routeQueries.all(), "dependents", ids],
    queryFn: async ({ signal }) => {
      let total = NO_DEPENDENTS;
      for (let start = 0; start < ids.length; start += MAX_PARALLEL_COUNTS) {
        const batch = ids.slice(start, start + MAX_PARALLEL_COUNTS);
        const counts = await Promise.all(batch.map((id) => fetchDependents(id, signal)));
        total = counts.reduce(addDependents, total);
      }
      return total;
    },
    staleTime: 0,
  });

/** A route that another user has deleted has no dependents. */
async function fetchDependents(id: string, signal: AbortSignal): Promise<Dependents> {
  try {
    return await request(routeChanges.dependents, { params: { route_id: id }, signal });
  } catch (error) {
    if (isApiError(error, "NOT_FOUND")) return NO_DEPENDENTS;
    throw error;
  }
}

const NO_DEPENDENTS: Dependents = { routes: 0, sends: 0, projects: 0, videos: 0 };

const addDependents = (a: Dependents, b: Dependents): Dependents => ({
  routes: a.routes + b.routes,
  sends: a.sends + b.sends,
  projects: a.projects + b.projects,
  videos: a.videos + b.videos,
});

/** Also refetches the feed, which contains routes. */
function refresh(client: QueryClient) {
  // A stripped route has nothing to fix. Forms do not wait for the notes.
  void client.invalidateQueries({ queryKey: noteQueries.all() });
  return Promise.all(
    [routeQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
}
