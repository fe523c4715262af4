import { gymQueries, isApiError, request } from "@topout/shared/api";
import { type GymPage, gymSearch } from "@topout/shared/contract";
import { infiniteQueryOptions } from "@topout/shared/platform";

import { searchListedGyms } from "./search-listed-gyms.ts";

/** The gyms that match a text, page by page. */
export const gymSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...gymQueries.all(), "search", q],
    queryFn: async ({ client, pageParam, signal }): Promise<GymPage> => {
      try {
        return await request(gymSearch.page, { query: { q, page: pageParam }, signal });
      } catch (error) {
        // A server of version 1.0 has no search, but lists every gym. Remove in 1.2.0.
        if (!isApiError(error, "NOT_FOUND")) throw error;
        return searchListedGyms(await client.ensureQueryData(gymQueries.list()), q);
      }
    },
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, totalPages } }) =>
      page < totalPages ? page + 1 : undefined,
    meta: { keepOnSessionChange: true },
  });
