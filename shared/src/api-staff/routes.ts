import { activityQueries, request, routeQueries, normalizeRoute } from "@topout/shared/api";
import { type RouteChange, routeChanges, type RouteDetails } from "@topout/shared/contract";
import { mutationOptions, type QueryClient } from "@topout/shared/platform";

interface Photographed {
  readonly photo?: Blob;
}

export const routeMutations = {
  create: () =>
    mutationOptions({
      mutationFn: ({ photo, ...route }: RouteDetails & Photographed) =>
        request(routeChanges.create, {
          body: route,
          files: { file: photo },
          normalize: normalizeRoute,
        }),
      onSuccess: (_route, _sent, _result, { client }) => refresh(client),
    }),

  /** Without a photo the one that is there stays. Also asks anew after a failure: see gyms. */
  update: () =>
    mutationOptions({
      mutationFn: ({ photo, ...route }: RouteChange & Photographed) =>
        request(routeChanges.update, {
          body: route,
          files: { file: photo },
          normalize: normalizeRoute,
        }),
      onSettled: (_route, _error, _sent, _result, { client }) => refresh(client),
    }),

  /** Its climbs, projects and videos are gone too, wherever they are listed. */
  remove: () =>
    mutationOptions({
      mutationFn: (id: string) => request(routeChanges.remove, { params: { route_id: id } }),
      onSuccess: (_nothing, _id, _result, { client }) => client.invalidateQueries(),
    }),
};

/** The feed shows routes too. */
const refresh = (client: QueryClient) =>
  Promise.all(
    [routeQueries.all(), activityQueries.all()].map((queryKey) =>
      client.invalidateQueries({ queryKey }),
    ),
  );
