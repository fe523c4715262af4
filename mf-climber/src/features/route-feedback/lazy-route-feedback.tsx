import { useFeedback } from "@topout/shared/api/feedback";
import type { Route } from "@topout/shared/contract";
import type { Skin } from "@topout/shared/theme";
import { lazyOptional } from "@topout/shared/ui";
import { Suspense } from "react";

import { FeedbackSpace } from "./feedback-space.ts";
import { useDelayedTrue } from "./use-delayed-true.ts";

const RouteFeedback = lazyOptional(
  async () => (await import("./route-feedback.tsx")).RouteFeedback,
);

interface LazyRouteFeedbackProps {
  route: Route;
  skin: Skin;
  /** Whether the user has logged a climb of the route. */
  hasClimbs: boolean;
}

/** The card must not appear under the thumb that has just logged the first climb. */
const DELAY_MS = 1_200;

/**
 * What the user says about a route: a vote on its grade after a climb, and notes to its setters. The data loads with the
 * panel, the card after it.
 */
export function LazyRouteFeedback({ route, skin, hasClimbs }: LazyRouteFeedbackProps) {
  const { feedback, query } = useFeedback(route.id);
  const canVote = useDelayedTrue(hasClimbs && route.grade !== "", DELAY_MS);
  const space = <FeedbackSpace data-vote={canVote} />;
  if (!feedback) return space;

  return (
    <Suspense fallback={space}>
      <RouteFeedback
        route={route}
        skin={skin}
        feedback={feedback}
        storedVote={query.data?.my_vote}
        canVote={canVote}
      />
    </Suspense>
  );
}
