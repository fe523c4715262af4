import { gymQueries, requestGyms, withListedGyms } from "@topout/shared/api";
import { infiniteQueryOptions } from "@topout/shared/platform";

import { searchListedGyms } from "./search-listed-gyms.ts";

/** The gyms that match a text, page by page. */
export const gymSearchQuery = (q: string) =>
  infiniteQueryOptions({
    queryKey: [...gymQueries.all(), "search", q],
    queryFn: ({ client, pageParam, signal }) =>
      withListedGyms(client, {
        load: () => requestGyms({ q, page: pageParam }, signal),
        find: (gyms) => searchListedGyms(gyms, q),
      }),
    initialPageParam: 1,
    getNextPageParam: ({ meta: { page, totalPages } }) =>
      page < totalPages ? page + 1 : undefined,
    meta: { keepOnSessionChange: true },
  });
