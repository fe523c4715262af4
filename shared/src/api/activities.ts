import { activities } from "@topout/shared/contract";
import { infiniteQueryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

interface Cursor {
  readonly page: number;
  readonly as_of?: string;
}

const FIRST_PAGE: Cursor = { page: 1 };

export const activityQueries = {
  all: () => ["activities"] as const,

  /** The feed, page by page. The first page's `as_of` keeps later pages stable when new entries arrive. */
  pages: (filter: { gym_id?: string } = {}) =>
    infiniteQueryOptions({
      queryKey: [...activityQueries.all(), "pages", filter],
      queryFn: ({ pageParam, signal }) =>
        request(activities.page, { query: { ...filter, ...pageParam }, signal }),
      initialPageParam: FIRST_PAGE,
      getNextPageParam: ({ meta: { page, totalPages, as_of } }): Cursor | undefined =>
        page < totalPages ? { page: page + 1, as_of } : undefined,
    }),
};
