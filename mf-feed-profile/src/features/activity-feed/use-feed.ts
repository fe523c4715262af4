import { useMemo } from "react";

import { circuitQueries, gymQueries } from "@topout/shared/api";
import { useInfiniteQuery, useQuery } from "@topout/shared/platform";

import { type FeedFilter, feedQuery } from "./model/feed-query.ts";
import { type FeedEntry, mergePages } from "./model/timeline.ts";

/**
 * The feed is ready once the gym's name and circuits have loaded or failed. If they arrived later, they would shift the
 * layout of the cards. A refetch must not hide the cards again: each card would then mount and refetch in an endless loop.
 */
export function useFeed(filter: FeedFilter) {
  const feed = useInfiniteQuery(feedQuery(filter));
  const pages = feed.data?.pages;
  const entries = useMemo(() => mergePages(pages ?? []), [pages]);
  const gymId = getGymId(entries[0]);
  const gyms = useQuery(gymQueries.first());
  const circuits = useQuery({
    ...circuitQueries.listByGym(gymId ?? ""),
    enabled: gymId !== undefined,
  });
  const videos = {
    data: pages?.some(({ hasVideoError }) => hasVideoError) ? undefined : true,
    isFetched: feed.isFetched,
    isFetching: feed.isRefetching,
    refetch: feed.refetch,
  };

  return {
    feed,
    entries,
    optionalQueries: {
      "Couldn't load the gyms.": gyms,
      "Couldn't load the circuits.": circuits,
      "Couldn't load the videos.": videos,
    },
    isReady: feed.isFetched && gyms.isFetched && (circuits.isFetched || gymId === undefined),
  };
}

const getGymId = (entry: FeedEntry | undefined): string | undefined =>
  entry?.type === "activity" ? entry.activity.gym_id : entry?.video.gym_id;
