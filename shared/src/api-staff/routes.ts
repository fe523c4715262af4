import { activityQueries, request, routeQueries, normalizeRoute } from "@topout/shared/api";
import { type RouteChange, routeChanges, type RouteDetails } from "@topout/shared/contract";
import { mutationOptions, type QueryClient } from "@topout/shared/platform";

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
      onSuccess: (_route, _sent, _result, { client }) => refresh(client),
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
      onSettled: (_route, _error, _sent, _result, { client }) => refresh(client),
    }),

  /** Refetches everything, because the server also deletes the route's climbs, projects and videos. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => request(routeChanges.remove, { params: { route_id: id } }),
      onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries(),
    }),
};

/** Also refetches the feed, which contains routes. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [routeQueries.all(), activityQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
