import { ignoreNotFound, request, routeQueries } from "@topout/shared/api";
import {
  type Reset,
  type ResetChange,
  type ResetPage,
  resets,
  type Route,
} from "@topout/shared/contract";
import {
  infiniteQueryOptions,
  mutationOptions,
  type Operation,
  type QueryClient,
  queryOptions,
} from "@topout/shared/platform";

import { insightsQueries } from "./insights.ts";
import { requireConnection } from "./require-connection.ts";

/** How often the screen of a reset reads the changes of other setters. */
export const REFETCH_INTERVAL_MS = 5_000;

interface NewReset {
  readonly gymId: string;
  /** The device creates the id, so that a repeated request creates one reset. */
  readonly id: string;
}

interface ChangedReset extends ResetChange {
  readonly id: string;
}

interface AddedRoute {
  readonly gymId: string;
  readonly route: Pick<Route, "id" | "name">;
  /** The draft that takes it down. */
  readonly resetId: string;
  /** The name of this draft. Undefined for one that the device creates, with its id. */
  readonly resetName: string | undefined;
}

interface RemovedRoute {
  readonly resetId: string;
  readonly routeId: string;
  /** Whether the draft was created for this route. */
  readonly wasCreated: boolean;
}

interface PageOptions {
  readonly page?: number;
  readonly drafts?: boolean;
  readonly signal: AbortSignal;
}

const fetchPage = (gymId: string, { signal, ...query }: PageOptions) =>
  request(resets.pageOfGym, { params: { gym_id: gymId }, query, signal });

export const resetQueries = {
  all: () => ["resets"] as const,

  /** A reset without the marks that wait in the outbox. */
  one: (id: string) =>
    queryOptions({
      queryKey: [...resetQueries.all(), "one", id],
      queryFn: ({ signal }) => request(resets.get, { params: { reset_id: id }, signal }),
      refetchInterval: REFETCH_INTERVAL_MS,
    }),

  /** Pages of the resets of a gym, newest first. */
  pages: (gymId: string) =>
    infiniteQueryOptions({
      queryKey: [...resetQueries.all(), gymId, "pages"],
      queryFn: ({ pageParam, signal }) => fetchPage(gymId, { page: pageParam, signal }),
      initialPageParam: 1,
      getNextPageParam: ({ meta: { page, totalPages } }: ResetPage) =>
        page < totalPages ? page + 1 : undefined,
      // Several setters change them at the same time.
      staleTime: 0,
    }),

  /** The newest drafts of a gym, and the number of all. */
  drafts: (gymId: string) =>
    queryOptions({
      queryKey: [...resetQueries.all(), gymId, "drafts"],
      queryFn: ({ signal }) => fetchPage(gymId, { drafts: true, signal }),
      staleTime: 0,
    }),
};

/** Applies the marks of one reset to the ids of the routes that come down. */
export function applyMarks(
  routeIds: readonly string[],
  operations: readonly Operation[],
): ReadonlySet<string> {
  const marked = new Set(routeIds);
  for (const operation of operations) {
    if (operation.type !== "markRoutes") continue;
    for (const id of operation.routeIds) {
      if (operation.comesDown) marked.add(id);
      else marked.delete(id);
    }
  }
  return marked;
}

/** Each reset once. A new reset moves the others to later pages. */
export const listResets = (pages: readonly ResetPage[]): Reset[] => [
  ...new Map(pages.flatMap(({ data }) => data).map((reset) => [reset.id, reset])).values(),
];

/** Each mutation also refetches routes, which have the announced days, and after an error: another setter was faster. */
export const resetMutations = {
  create: () =>
    mutationOptions({
      mutationFn: ({ gymId, id }: NewReset) =>
        request(resets.create, { params: { gym_id: gymId }, body: { id } }),
      onSettled: (_reset, _error, _variables, _result, { client }) => refresh(client),
    }),

  update: () =>
    mutationOptions({
      mutationFn: ({ id, ...body }: ChangedReset) =>
        request(resets.update, { params: { reset_id: id }, body }),
      onSettled: (_reset, _error, _variables, _result, { client }) => refresh(client),
    }),

  /** Lets a draft take down a route, and creates the draft if it is new. */
  addRoute: () =>
    mutationOptions({
      mutationFn: async ({ gymId, route, resetId, resetName }: AddedRoute) => {
        if (resetName === undefined) {
          await request(resets.create, { params: { gym_id: gymId }, body: { id: resetId } });
        }
        return request(resets.update, {
          params: { reset_id: resetId },
          body: { strip_add: [route.id] },
        });
      },
      onSettled: (_reset, _error, _variables, _result, { client }) => refresh(client),
    }),

  /** Undoes `addRoute`. Removes a draft that was created for the route, if nothing else is in it by now. */
  removeRoute: () =>
    mutationOptions({
      mutationFn: (removed: RemovedRoute) => ignoreNotFound(removeRoute(removed)),
      onSettled: (_data, _error, _variables, _result, { client }) => refresh(client),
    }),

  /** Refetches everything, like a publication. */
  undo: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        requireConnection(
          request(resets.undo, { params: { reset_id: id } }),
          "Undoing needs a connection.",
        ),
      onSettled: (_reset, _error, _id, _result, { client }) => client.invalidateQueries(),
    }),

  remove: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        ignoreNotFound(request(resets.remove, { params: { reset_id: id } })),
      onSettled: (_data, _error, _id, _result, { client }) => refresh(client),
    }),
};

async function removeRoute({ resetId, routeId, wasCreated }: RemovedRoute): Promise<void> {
  const params = { reset_id: resetId };
  const body = { strip_remove: [routeId] };
  const { strip, new: added } = await request(resets.update, { params, body });
  const isEmpty = strip.length === 0 && added.length === 0;
  if (wasCreated && isEmpty) await request(resets.remove, { params });
}

const refresh = (client: QueryClient) =>
  Promise.all(
    [resetQueries.all(), routeQueries.all(), insightsQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
