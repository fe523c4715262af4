import { activityKeys, gymQueries, request, routeQueries } from "@topout/shared/api";
import { upload } from "@topout/shared/api/upload";
import {
  type GymChange,
  type GymCreation,
  gymChanges,
  type Layout,
  routes,
} from "@topout/shared/contract";
import { mutationOptions, type QueryClient, queryOptions } from "@topout/shared/platform";

export interface NewGym extends Omit<GymCreation, "layout"> {
  readonly layout: Layout;
  readonly photo: Blob;
}

/** Missing fields do not change. `version` is the version of the gym that the user edited. */
interface ChangedGym extends Omit<GymChange, "layout"> {
  readonly id: string;
  readonly layout?: Layout;
  readonly photo?: Blob;
}

/** A repeated request with the same idempotency key returns the stored gym. */
export const createGym = ({ photo, layout, ...details }: NewGym) =>
  upload(gymChanges.create, {
    body: { ...details, layout: JSON.stringify(layout) },
    files: { file: photo },
  });

/** Succeeds if the gym has these values already, because the response to an earlier request may have been lost. */
export const updateGym = ({ id, photo, layout, ...change }: ChangedGym) =>
  upload(gymChanges.update, {
    params: { gym_id: id },
    body: { ...change, accept_stored: true, ...(layout && { layout: JSON.stringify(layout) }) },
    files: { file: photo },
  });

export const gymMutations = {
  create: () =>
    mutationOptions({
      mutationFn: (gym: NewGym) => createGym(gym),
      onSettled: (_gym, error, _variables, _result, { client }) =>
        error ? undefined : refresh(client),
    }),

  /**
   * Also refetches after an error, because a STALE error means that the cached gym is outdated. New areas change the
   * location of routes, and a new grade scale their ranks.
   */
  update: () =>
    mutationOptions({
      mutationFn: (gym: ChangedGym) => updateGym(gym),
      onSettled: (_gym, _error, { layout, grade_scale }, _result, { client }) =>
        Promise.all([refresh(client), (layout ?? grade_scale) && refreshRoutes(client)]),
    }),
};

export const gymStaffQueries = {
  /** The routes of all sets of a gym. Always fetched again, because setters change them at any time. */
  routes: (gymId: string) =>
    queryOptions({
      queryKey: [...routeQueries.all(), "of-gym", gymId],
      queryFn: ({ signal }) => request(routes.list, { query: { gym_id: gymId }, signal }),
      staleTime: 0,
    }),
};

const refresh = (client: QueryClient) => client.invalidateQueries({ queryKey: gymQueries.all() });

/** Also refetches the feed, which contains routes. */
const refreshRoutes = (client: QueryClient) =>
  Promise.all(
    [routeQueries.all(), activityKeys.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
