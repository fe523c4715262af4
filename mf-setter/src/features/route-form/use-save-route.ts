import { useState } from "react";

import { isApiError } from "@topout/shared/api";
import {
  type NewRoute,
  routeMutations,
  updateRoute,
  useIdempotentUpdate,
} from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { notify, useMutation } from "@topout/shared/platform";

import { createRouteMeta, reportLostRole } from "../../route-writes/setter-errors.ts";
import { useFetchRoute } from "./use-fetch-route.ts";
import { useIdempotentRouteInsert } from "./use-idempotent-route-insert.ts";

interface SaveHandlers {
  readonly onCreated: (route: Route) => void;
  readonly onUpdated: () => void;
  /** Another user has changed the route since `base`. The next save is based on `latest`. */
  readonly onStale: (base: Route, latest: Route) => Promise<void>;
  readonly onError: (input: NewRoute) => void;
}

/** Creates a route, or saves the changes of `route`, and notifies the user. */
export function useSaveRoute(route: Route | undefined, handlers: SaveHandlers) {
  const [base, setBase] = useState(route);
  const fetchRoute = useFetchRoute();
  const create = useCreateRoute();
  const update = useUpdateRoute(async () => {
    const latest = base && (await fetchRoute(base));
    if (!latest) return;
    setBase(latest);
    await handlers.onStale(base, latest);
  });

  const save = (input: NewRoute, options: { onSettled: () => void }) => {
    if (!base) {
      create.mutate(input, {
        ...options,
        onSuccess: handlers.onCreated,
        onError: () => handlers.onError(input),
      });
      return;
    }
    update.mutate(
      { ...input, route_id: base.id, version: base.version },
      { ...options, onSuccess: handlers.onUpdated },
    );
  };

  /** `base`: the edited route in its latest known version. */
  return { save, isSaving: create.isPending || update.isPending, base };
}

function useCreateRoute() {
  return useMutation({
    ...routeMutations.create(),
    mutationFn: useIdempotentRouteInsert(),
    meta: createRouteMeta("Route Creation Failed"),
    onError: reportLostRole,
    // With one id, each notification replaces the previous one, so the stack never covers the map.
    afterSuccess: () => notify({ id: "route-created", type: "success", title: "Route Created" }),
  });
}

/** The update is pending until `onStale` has resolved, so that the user cannot save the outdated version again. */
function useUpdateRoute(onStale: () => Promise<void>) {
  return useMutation({
    ...routeMutations.update(),
    mutationFn: useIdempotentUpdate(updateRoute),
    meta: createRouteMeta("Route Update Failed", ["STALE"]),
    onError: async (error) => {
      reportLostRole(error);
      if (isApiError(error, "STALE")) await onStale();
    },
    afterSuccess: () => notify({ type: "success", title: "Route Updated" }),
  });
}
