import { useDeferredValue, useEffect, useRef, useState } from "react";

import { type BetaVisibility, useBetaGuard } from "@topout/shared/api/videos";
import type { Video } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, ErrorState, LoadWarning, useDropDrawing } from "@topout/shared/ui";

import { ActivityCard } from "./activity-card.tsx";
import { FeedSkeleton } from "./feed-skeleton.tsx";
import type { FeedEntry } from "./model/timeline.ts";
import { RouteListOverlay, useRouteList } from "./route-list-overlay.tsx";
import { useFeed } from "./use-feed.ts";
import { NoSends } from "../../sends/no-sends.tsx";
import { useClock } from "../../time/use-clock.ts";
import { VideoDialogs } from "./video-dialogs.tsx";
import { VideoCard } from "./video-card.tsx";

interface ActivityFeedProps {
  /** Shows only this gym. */
  gymId?: string | undefined;
}

/** The sends and new videos of all users, newest first, in pages. */
export function ActivityFeed({ gymId }: ActivityFeedProps) {
  const { feed, entries, isReady, optionalQueries } = useFeed(
    gymId === undefined ? NO_FILTER : { gym_id: gymId },
  );
  const { list, focusFirstNewCard } = useFocusFirstNewCard(entries.length);

  // React renders the result of a query in one long task, but a deferred value in several short tasks.
  const wasReady = useDeferredValue(isReady);

  // After a failed load, the circuits are requested only when the activities arrive: without `isReady`, the cards
  // would be visible for a moment before the skeleton replaces them.
  if (!isReady || !wasReady) return <FeedSkeleton />;
  if (!feed.data) {
    return (
      <ErrorState
        error={feed.error}
        title="The feed couldn't load"
        offline={{
          title: "No connection",
          hint: "This page isn't saved on your device. It loads when you're back online.",
        }}
        isRetrying={feed.isFetching}
        onRetry={() => void feed.refetch()}
      />
    );
  }

  return (
    <Column ref={list} aria-busy={feed.isFetchingNextPage}>
      <LoadWarning queries={optionalQueries} />
      {entries.length === 0 ? <NoSends canLog /> : <Entries entries={entries} />}
      {feed.isFetchNextPageError && (
        <LoadMoreError role="alert">More activities couldn't load. Try again.</LoadMoreError>
      )}
      {feed.hasNextPage && (
        <Button
          isBusy={feed.isFetchingNextPage}
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

const NO_FILTER = {};

/** The cards of the feed. At most one video plays at a time. */
function Entries({ entries }: { entries: readonly FeedEntry[] }) {
  const now = useClock(Date.now);
  const routeList = useRouteList();
  const [playingId, setPlayingId] = useState<string>();
  const { getVisibility, showRoute } = useShownBeta();
  const visibleVideos = entries.flatMap((entry) =>
    entry.type === "video" && getVisibility(entry.video) === "visible" ? [entry.video] : [],
  );
  useDropDrawing();

  return (
    <>
      {entries.map((entry) =>
        entry.type === "activity" ? (
          <ActivityCard
            key={entry.id}
            activity={entry.activity}
            now={now}
            onOpenRoutes={() => routeList.open(entry.id)}
          />
        ) : (
          <VideoCard
            key={entry.id}
            video={entry.video}
            visibility={getVisibility(entry.video)}
            now={now}
            isPlaying={entry.id === playingId}
            onPlay={() => setPlayingId(entry.id)}
            onShow={() => showRoute(entry.video.route)}
          />
        ),
      )}
      <RouteListOverlay entries={entries} />
      <VideoDialogs videos={visibleVideos} />
    </>
  );
}

/** Shows covered videos by their route, until the feed closes. */
function useShownBeta() {
  const getGuardedVisibility = useBetaGuard();
  const [shownRoutes, setShownRoutes] = useState<readonly string[]>([]);
  return {
    getVisibility: (video: Video): BetaVisibility =>
      shownRoutes.includes(video.route) ? "visible" : getGuardedVisibility(video),
    showRoute: (routeId: string) => setShownRoutes((routes) => [...routes, routeId]),
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
