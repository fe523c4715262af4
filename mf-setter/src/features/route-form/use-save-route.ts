import { useState } from "react";

import { isApiError, routeQueries } from "@topout/shared/api";
import { routeMutations } from "@topout/shared/api/staff";
import type { Route, RouteDetails } from "@topout/shared/contract";
import { useMutation, useQueryClient } from "@topout/shared/platform";

import { createSetterMeta, reportLostRole } from "../../setting/setter-errors.ts";

interface SaveHandlers {
  readonly onCreated: (route: Route) => void;
  readonly onUpdated: () => void;
  /** Another user has changed the route since `base`. The next save is based on `latest`. */
  readonly onStale: (base: Route, latest: Route) => void;
}

interface RouteInput {
  readonly details: RouteDetails;
  readonly photo: Blob | undefined;
}

/** Creates a route, or saves the changes of `route`. */
export function useSaveRoute(route: Route | undefined, handlers: SaveHandlers) {
  const [base, setBase] = useState(route);
  const fetchRoute = useFetchRoute();
  const create = useMutation({
    ...routeMutations.create(),
    meta: createSetterMeta("Route Creation Failed"),
    onError: reportLostRole,
  });
  const update = useMutation({
    ...routeMutations.update(),
    meta: createSetterMeta("Route Update Failed", ["STALE"]),
    onError: reportLostRole,
  });

  const handleUpdateError = async (error: Error, outdated: Route) => {
    const latest = isApiError(error, "STALE") ? await fetchRoute(outdated) : undefined;
    if (!latest) return;
    setBase(latest);
    handlers.onStale(outdated, latest);
  };

  const save = ({ details, photo }: RouteInput, options: { onSettled: () => void }) => {
    const input = { ...details, ...(photo && { photo }) };
    if (!base) return create.mutate(input, { ...options, onSuccess: handlers.onCreated });
    return update.mutate(
      { ...input, route_id: base.id, version: base.version },
      {
        ...options,
        onSuccess: handlers.onUpdated,
        onError: (error) => void handleUpdateError(error, base),
      },
    );
  };

  return { save, isSaving: create.isPending || update.isPending };
}

/** Returns a function that refetches a route. The route may have moved to another set. */
function useFetchRoute() {
  const client = useQueryClient();
  return async ({ id, set_id }: Route): Promise<Route | undefined> => {
    const fetchFromList = async (query: ReturnType<typeof routeQueries.listBySet>) =>
      (await client.fetchQuery({ ...query, staleTime: 0 })).find((route) => route.id === id);
    try {
      return (
        (await fetchFromList(routeQueries.listBySet(set_id))) ??
        (await fetchFromList(routeQueries.listAll()))
      );
    } catch {
      // The query client notifies the user.
      return undefined;
    }
  };
}
