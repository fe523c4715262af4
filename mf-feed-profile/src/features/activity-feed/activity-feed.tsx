import { useEffect, useRef } from "react";

import { activityQueries, circuitQueries, gymQueries } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { styled, useInfiniteQuery, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, ButtonLink, Card, EmptyState, HoldGlyph, ErrorState } from "@topout/shared/ui";

import { ActivityCard } from "./activity-card.tsx";
import { FeedSkeleton } from "./feed-skeleton.tsx";
import { useClock } from "../../time/use-clock.ts";

/** The sends of all users, newest first, in pages. */
export function ActivityFeed() {
  const { feed, activities, isReady } = useFeed();
  const now = useClock(Date.now);
  const { list, focusFirstNewCard } = useFocusFirstNewCard(activities.length);

  if (!isReady) return <FeedSkeleton />;
  if (!feed.data) {
    return (
      <ErrorState
        title="The feed could not be loaded"
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  if (activities.length === 0) return <EmptyFeed />;

  return (
    <Column ref={list} aria-busy={feed.isFetchingNextPage}>
      {activities.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} now={now} />
      ))}
      {feed.isFetchNextPageError && (
        <LoadMoreError role="alert">More activities could not be loaded. Try again.</LoadMoreError>
      )}
      {feed.hasNextPage && (
        <Button
          busy={feed.isFetchingNextPage}
          onClick={() => {
            focusFirstNewCard();
            void feed.fetchNextPage();
          }}
        >
          Load More Activities
        </Button>
      )}
    </Column>
  );
}

/**
 * The feed is ready once the gym's name and circuits have loaded too. Otherwise they would move the text and chips
 * of a card. A failed query also counts as loaded.
 */
function useFeed() {
  const feed = useInfiniteQuery({ ...activityQueries.pages(), meta: { handledErrors: true } });
  const activities = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const [first] = activities;
  const gyms = useQuery(gymQueries.list());
  const circuits = useQuery({
    ...circuitQueries.ofGym(first?.gym_id ?? ""),
    enabled: first !== undefined,
  });

  return {
    feed,
    activities,
    isReady: [feed, gyms, circuits].every(({ isLoading }) => !isLoading),
  };
}

/** Moves the focus to the first new card, because the Load More button moves down or disappears. */
function useFocusFirstNewCard(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const firstNewIndex = useRef<number>(null);

  useEffect(() => {
    if (firstNewIndex.current === null || count <= firstNewIndex.current) return;
    list.current?.querySelectorAll<HTMLElement>("article")[firstNewIndex.current]?.focus();
    firstNewIndex.current = null;
  }, [count]);

  return { list, focusFirstNewCard: () => void (firstNewIndex.current = count) };
}

function EmptyFeed() {
  return (
    <Card>
      <EmptyState
        art={<HoldGlyph skin="green" state="unsent" size={48} />}
        title="No sends yet"
        hint="Log a send and it shows up here."
        action={
          <ButtonLink variant="primary" to={paths.dashboard}>
            Find a route
          </ButtonLink>
        }
      />
    </Card>
  );
}

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
`;

const LoadMoreError = styled.p`
  color: ${color["danger-text"]};
  font: ${typography.small};
  text-align: center;
`;
