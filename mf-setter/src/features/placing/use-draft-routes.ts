import { useMemo } from "react";

import {
  applyDrafts,
  draftRouteQuery,
  type PlacedRoute,
  toDraftRoute,
} from "@topout/shared/api/staff";
import type { Reset } from "@topout/shared/contract";
import {
  type DraftRoute,
  usePendingOperations,
  useQuery,
  withOutbox,
} from "@topout/shared/platform";

const NO_DRAFTS: readonly PlacedRoute[] = [];

/** The new routes of a reset, with those that wait in the outbox, and how to change them. */
export function useDraftRoutes({ id: resetId, gym_id: gymId }: Reset) {
  const { data: stored = NO_DRAFTS } = useQuery(draftRouteQuery(gymId));
  const operations = usePendingOperations();
  const gymDrafts = useMemo(() => applyDrafts(stored, operations), [stored, operations]);
  const drafts = useMemo(
    () => gymDrafts.filter(({ reset_id }) => reset_id === resetId),
    [gymDrafts, resetId],
  );
  const waitingIds = useMemo(
    () =>
      new Set(
        operations.flatMap((operation) => {
          if (operation.type === "saveDraft") return operation.route.id;
          return operation.type === "savePhoto" ? operation.routeId : [];
        }),
      ),
    [operations],
  );

  return {
    drafts,
    /** The new routes of all drafts of the gym. */
    gymDrafts,
    /** The drafts that the server has not stored yet, or whose photo it does not have. */
    waitingIds,
    save: (draft: DraftRoute) => {
      const route = toDraftRoute(draft);
      return withOutbox((outbox) =>
        outbox.enqueue({ type: "saveDraft", gymId, resetId, route }, route.name),
      );
    },
    savePhoto: ({ id, name }: DraftRoute, photo: Blob) =>
      withOutbox((outbox) => outbox.enqueuePhoto(id, photo, name)),
    remove: ({ id: routeId, name }: DraftRoute) =>
      withOutbox((outbox) => outbox.enqueue({ type: "removeDraft", resetId, routeId }, name)),
  };
}
