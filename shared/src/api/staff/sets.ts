import { ignoreNotFound, request, routeQueries, setQueries } from "@topout/shared/api";
import { type SetChange, setChanges, type SetCreation } from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

interface ChangedSet extends SetChange {
  readonly id: string;
}

export const createSet = (set: SetCreation) => request(setChanges.create, { body: set });

/** Missing fields do not change. */
export const updateSet = ({ id, ...change }: ChangedSet) =>
  request(setChanges.update, { params: { set_id: id }, body: change });

/** Each mutation also refetches routes: another set can become its circuit's current set. */
export const setMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (set: SetCreation) => createSet(set),
      onSettled: (_set, error, _variables, _result, { client }) =>
        error ? undefined : refresh(client),
    }),

  update: () =>
    mutationOptions({
      mutationFn: (set: ChangedSet) => updateSet(set),
      onSettled: (_set, error, _variables, _result, { client }) =>
        error ? undefined : refresh(client),
    }),

  /** Refetches everything, because the server also deletes the routes with their climbs, projects and videos. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) =>
        ignoreNotFound(request(setChanges.remove, { params: { set_id: id } })),
      onSettled: (_data, error, _id, _result, { client }) =>
        error ? undefined : client.invalidateQueries(),
    }),
};

/** The dependents of a set. Never fresh in the cache, because climbers log sends at any time. */
export const setDependentsQuery = (id: string) =>
  queryOptions({
    queryKey: [...setQueries.all(), "dependents", id],
    queryFn: ({ signal }) => request(setChanges.dependents, { params: { set_id: id }, signal }),
    staleTime: 0,
  });

const refresh = (client: QueryClient) =>
  Promise.all(
    [setQueries.all(), routeQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
