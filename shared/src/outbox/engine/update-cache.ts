import {
  activityKeys,
  applyToClimbs,
  applyToProjects,
  climbQueries,
  projectQueries,
  routeQueries,
  userQueries,
} from "@topout/shared/api";
import { applyStoredBump } from "@topout/shared/api/activities";
import { applyToFeedback, feedbackQueries } from "@topout/shared/api/feedback";
import {
  applyDrafts,
  applyMarks,
  draftRouteKeys,
  type PlacedRoute,
  resetQueries,
} from "@topout/shared/api/staff";
import type { Operation, QueryClient } from "@topout/shared/platform";

/**
 * Adds a stored operation to the cached queries, so that the screens still show it when it leaves the outbox. Cancels
 * running requests first, because the server may have read their data before it stored the operation.
 */
export async function applyToCache(client: QueryClient, operation: Operation): Promise<void> {
  switch (operation.type) {
    case "log":
    case "removeClimb": {
      const { queryKey } = climbQueries.mine();
      await client.cancelQueries({ queryKey });
      return void client.setQueryData(
        queryKey,
        (mine) => mine && [...applyToClimbs(mine, [operation])],
      );
    }
    case "toggleProject": {
      const { queryKey } = projectQueries.mine();
      await client.cancelQueries({ queryKey });
      return void client.setQueryData(
        queryKey,
        (mine) => mine && [...applyToProjects(mine, [operation])],
      );
    }
    case "vote":
      return applyFeedbackToCache(client, operation.vote.routeId, operation);
    case "tellSetters":
      return applyFeedbackToCache(client, operation.note.routeId, operation);
    case "toggleBump": {
      const { activityId: activity, isBumped } = operation;
      const user = client.getQueryData(userQueries.me().queryKey);
      if (user) applyStoredBump(client, { activity, isBumped, user });
      return;
    }
    case "markRoutes":
      return applyMarksToCache(client, operation);
    case "saveDraft":
    case "removeDraft":
    case "savePhoto":
      return applyDraftToCache(client, operation);
  }
}

async function applyFeedbackToCache(client: QueryClient, routeId: string, operation: Operation) {
  const { queryKey } = feedbackQueries.one(routeId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (feedback) => feedback && applyToFeedback(feedback, routeId, [operation]),
  );
}

type Marking = Extract<Operation, { type: "markRoutes" }>;

async function applyMarksToCache(client: QueryClient, operation: Marking): Promise<void> {
  const { queryKey } = resetQueries.one(operation.resetId);
  await client.cancelQueries({ queryKey });
  client.setQueryData(
    queryKey,
    (reset) => reset && { ...reset, strip: [...applyMarks(reset.strip, [operation])] },
  );
}

async function applyDraftToCache(client: QueryClient, operation: Operation): Promise<void> {
  const queryKey = draftRouteKeys.all();
  await client.cancelQueries({ queryKey });
  client.setQueriesData<readonly PlacedRoute[]>(
    { queryKey },
    (drafts) => drafts && applyDrafts(drafts, [operation]),
  );
}

/** Marks change the announced days of routes. A photo can arrive after its route was published. */
const ROUTE_CHANGES: ReadonlySet<Operation["type"]> = new Set(["markRoutes", "savePhoto"]);

/** `applyStoredBump` refreshes the activity of a bump. */
const getChangedKeys = ({ type }: Operation): readonly (readonly string[])[] => {
  if (type === "toggleBump") return [];
  if (type === "toggleProject") return [projectQueries.all()];
  if (type === "vote" || type === "tellSetters") return [feedbackQueries.all()];
  if (type === "saveDraft" || type === "removeDraft") return [resetQueries.all()];
  if (ROUTE_CHANGES.has(type)) return [resetQueries.all(), routeQueries.all()];
  // The send counts of the routes and the feed change too. A vote ends with the last climb.
  return [climbQueries.all(), routeQueries.all(), activityKeys.all(), feedbackQueries.all()];
};

/** Refetches what the stored operations have changed on the server. */
export async function refreshCache(client: QueryClient, operations: readonly Operation[]) {
  const keys = new Map(operations.flatMap(getChangedKeys).map((key) => [key[0], key]));
  await Promise.all([...keys.values()].map((queryKey) => client.invalidateQueries({ queryKey })));
}

/** Refetches what the operation may have changed. A discarded bump has not refreshed its activity. */
export const refreshAfterDiscard = (client: QueryClient, operation: Operation) =>
  operation.type === "toggleBump"
    ? client.invalidateQueries({ queryKey: activityKeys.all() })
    : refreshCache(client, [operation]);
