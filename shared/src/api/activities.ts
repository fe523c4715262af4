import { activities } from "@topout/shared/contract";
import { infiniteQueryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

interface Cursor {
  readonly page: number;
  readonly as_of?: string;
}

const FIRST: Cursor = { page: 1 };

export const activityQueries = {
  all: () => ["activities"] as const,

  /** The feed, page by page; the first page's `as_of` keeps new entries from shifting the rest. */
  pages: (filter: { gym_id?: string } = {}) =>
    infiniteQueryOptions({
      queryKey: [...activityQueries.all(), "pages", filter],
      queryFn: ({ pageParam, signal }) =>
        request(activities.page, { query: { ...filter, ...pageParam }, signal }),
      initialPageParam: FIRST,
      getNextPageParam: ({ meta: { page, totalPages, as_of } }): Cursor | undefined =>
        page < totalPages ? { page: page + 1, as_of } : undefined,
    }),
};
