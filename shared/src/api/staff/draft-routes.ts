import { request } from "@topout/shared/api";
import { type Route, routes } from "@topout/shared/contract";
import { compareText } from "@topout/shared/domain";
import { type DraftRoute, type Operation, queryOptions } from "@topout/shared/platform";

import { REFETCH_INTERVAL_MS, resetQueries } from "./resets.ts";

export const draftRouteKeys = { all: () => [...resetQueries.all(), "new"] as const };

/** The new routes in all drafts of a gym, without those that wait in the outbox. */
export const draftRouteQuery = (gymId: string) =>
  queryOptions({
    queryKey: [...draftRouteKeys.all(), gymId],
    queryFn: async ({ signal }): Promise<readonly DraftRoute[]> =>
      (await request(routes.list, { query: { gym_id: gymId, drafts: true }, signal })).map(
        toDraftRoute,
      ),
    refetchInterval: REFETCH_INTERVAL_MS,
  });

const toDraftRoute = (route: Route): DraftRoute => {
  const { id, reset_id, circuit_id, x, y, name, grade, style, location } = route;
  return { id, reset_id: reset_id ?? "", circuit_id, x, y, name, grade, style, location };
};

/** Applies the changes of new routes. The ids of devices are in the order of time, so a new one comes last. */
export function applyDrafts(
  drafts: readonly DraftRoute[],
  operations: readonly Operation[],
): readonly DraftRoute[] {
  const byId = new Map(drafts.map((draft) => [draft.id, draft]));
  for (const operation of operations) {
    if (operation.type === "saveDraft") byId.set(operation.route.id, operation.route);
    if (operation.type === "removeDraft") byId.delete(operation.routeId);
  }
  return [...byId.values()].sort((a, b) => compareText(a.id, b.id));
}
