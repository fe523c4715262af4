import { useMemo } from "react";

import { applyDrafts, draftRouteQuery } from "@topout/shared/api/staff";
import type { Reset } from "@topout/shared/contract";
import {
  type DraftRoute,
  usePendingOperations,
  useQuery,
  withOutbox,
} from "@topout/shared/platform";

const NO_DRAFTS: readonly DraftRoute[] = [];

/** The new routes of a reset, with those that wait in the outbox, and how to change them. */
export function useDraftRoutes({ id: resetId, gym_id: gymId }: Reset) {
  const { data: stored = NO_DRAFTS } = useQuery(draftRouteQuery(gymId));
  const operations = usePendingOperations();
  const drafts = useMemo(
    () => applyDrafts(stored, operations).filter(({ reset_id }) => reset_id === resetId),
    [stored, operations, resetId],
  );
  const waitingIds = useMemo(
    () =>
      new Set(
        operations.flatMap((operation) =>
          operation.type === "saveDraft" ? operation.route.id : [],
        ),
      ),
    [operations],
  );

  return {
    drafts,
    /** The drafts that the server has not stored yet. */
    waitingIds,
    save: (route: DraftRoute) =>
      withOutbox((outbox) =>
        outbox.enqueue({ type: "saveDraft", gymId, resetId, route }, route.name),
      ),
    remove: ({ id: routeId, name }: DraftRoute) =>
      withOutbox((outbox) => outbox.enqueue({ type: "removeDraft", resetId, routeId }, name)),
  };
}
