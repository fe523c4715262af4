import { request } from "@topout/shared/api";
import { type Route, routes } from "@topout/shared/contract";
import { compareText } from "@topout/shared/domain";
import { type DraftRoute, type Operation, queryOptions } from "@topout/shared/platform";

import type { DraftPhoto } from "./draft-photos.ts";
import { REFETCH_INTERVAL_MS, resetQueries } from "./resets.ts";

export const draftRouteKeys = { all: () => [...resetQueries.all(), "new"] as const };

/** A new route as a screen shows it. */
export interface PlacedRoute extends DraftRoute {
  readonly photo: DraftPhoto | undefined;
}

/** The new routes in all drafts of a gym, without those that wait in the outbox. */
export const draftRouteQuery = (gymId: string) =>
  queryOptions({
    queryKey: [...draftRouteKeys.all(), gymId],
    queryFn: async ({ signal }): Promise<readonly PlacedRoute[]> =>
      (await request(routes.list, { query: { gym_id: gymId, drafts: true }, signal })).map(
        toPlacedRoute,
      ),
    refetchInterval: REFETCH_INTERVAL_MS,
  });

/** The same routes with their codes, for labels. */
export const draftLabelQuery = (gymId: string) =>
  queryOptions({
    queryKey: [...draftRouteKeys.all(), gymId, "labels"],
    queryFn: ({ signal }) =>
      request(routes.list, { query: { gym_id: gymId, drafts: true }, signal }),
    staleTime: 0,
  });

const toPlacedRoute = ({ reset_id, has_image, version, ...route }: Route): PlacedRoute => ({
  ...toDraftRoute({ ...route, reset_id: reset_id ?? "" }),
  photo: has_image ? { version } : undefined,
});

/** The fields that a setter enters. */
export function toDraftRoute(route: DraftRoute): DraftRoute {
  const { id, reset_id, circuit_id, x, y, name, grade, style, location } = route;
  return { id, reset_id, circuit_id, x, y, name, grade, style, location };
}

/** Applies the changes of new routes. The ids of devices are in the order of time, so a new one comes last. */
export function applyDrafts(
  drafts: readonly PlacedRoute[],
  operations: readonly Operation[],
): readonly PlacedRoute[] {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const operation of operations) {
    if (operation.type === "saveDraft") {
      const { route } = operation;
      byId.set(route.id, { ...route, photo: byId.get(route.id)?.photo });
    }
    if (operation.type === "savePhoto") {
      const { routeId, photoId } = operation;
      const draft = byId.get(routeId);
      if (draft) byId.set(routeId, { ...draft, photo: { photoId } });
    }
    if (operation.type === "removeDraft") byId.delete(operation.routeId);
  }
  return [...byId.values()].sort((a, b) => compareText(a.id, b.id));
}
