import { useMemo } from "react";

import { request } from "@topout/shared/api";
import { type Feedback, feedback } from "@topout/shared/contract";
import { queryOptions, usePendingOperations, useQuery } from "@topout/shared/platform";

import { applyToFeedback } from "./apply-to-feedback.ts";

export const feedbackQueries = {
  all: () => ["feedback"] as const,

  /** What the server has stored. Screens use {@link useFeedback}. */
  one: (routeId: string) =>
    queryOptions({
      queryKey: [...feedbackQueries.all(), routeId],
      queryFn: ({ signal }) => request(feedback.get, { params: { route_id: routeId }, signal }),
    }),
};

/** A user without a network can vote and send notes too. */
const UNKNOWN: Feedback = {
  votes: null,
  my_vote: null,
  my_notes: [],
  tries: null,
  flash_rate: null,
};

/**
 * The feedback on a route, with the vote and the notes of the user that the server has not stored yet.
 * Undefined until the first response, or its failure.
 */
export function useFeedback(routeId: string) {
  const query = useQuery(feedbackQueries.one(routeId));
  const pendingOperations = usePendingOperations();
  const stored = query.data ?? (query.isFetched || query.isPaused ? UNKNOWN : undefined);
  const data = useMemo(
    () => stored && applyToFeedback(stored, routeId, pendingOperations),
    [stored, routeId, pendingOperations],
  );
  return { feedback: data, query };
}
