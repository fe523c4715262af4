import { useEffect, useRef } from "react";

import { activityQueries, circuitQueries, gymQueries } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { styled, useInfiniteQuery, useQuery } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, ButtonLink, Card, EmptyState, HoldGlyph, ErrorState } from "@topout/shared/ui";

import { ActivityCard } from "./activity-card.tsx";
import { FeedSkeleton } from "./feed-skeleton.tsx";
import { useClock } from "../../time/use-clock.ts";

/** Everybody's sends, newest first, a page at a time. */
export function ActivityFeed() {
  const { feed, entries, drawable } = useFeed();
  const now = useClock(Date.now);
  const { list, focusNextNew } = useFocusOnNew(entries.length);

  if (!drawable) return <FeedSkeleton />;
  if (!feed.data) {
    return (
      <ErrorState
        title="The feed could not be loaded"
        retrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }
  if (entries.length === 0) return <NothingYet />;

  return (
    <Column ref={list} aria-busy={feed.isFetchingNextPage}>
      {entries.map((activity) => (
        <ActivityCard key={activity.id} activity={activity} now={now} />
      ))}
      {feed.isFetchNextPageError && (
        <Apology role="alert">More activities could not be loaded. Try again.</Apology>
      )}
      {feed.hasNextPage && (
        <Button
          busy={feed.isFetchingNextPage}
          onClick={() => {
            focusNextNew();
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
 * The entries, and whether they can be drawn: without the gym's name and circuits a card's words and chips would
 * change places before the reader's eyes. What does not come holds nothing up.
 */
function useFeed() {
  const feed = useInfiniteQuery({ ...activityQueries.pages(), meta: { handledErrors: true } });
  const entries = feed.data?.pages.flatMap(({ data }) => data) ?? [];
  const [first] = entries;
  const gyms = useQuery(gymQueries.list());
  const circuits = useQuery({
    ...circuitQueries.ofGym(first?.gym_id ?? ""),
    enabled: first !== undefined,
  });

  return {
    feed,
    entries,
    drawable: [feed, gyms, circuits].every(({ isLoading }) => !isLoading),
  };
}

/** The button that was pressed moves away or goes: focus goes on where the reading does. */
function useFocusOnNew(count: number) {
  const list = useRef<HTMLDivElement>(null);
  const firstNew = useRef<number>(null);

  useEffect(() => {
    if (firstNew.current === null || count <= firstNew.current) return;
    list.current?.querySelectorAll<HTMLElement>("article")[firstNew.current]?.focus();
    firstNew.current = null;
  }, [count]);

  return { list, focusNextNew: () => void (firstNew.current = count) };
}

function NothingYet() {
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

const Apology = styled.p`
  color: ${color["danger-text"]};
  font: ${typography.small};
  text-align: center;
`;
