import { admin, type UserSearch } from "@topout/shared/contract";
import { keepPreviousData, queryOptions } from "@topout/shared/platform";

import { request } from "./request.ts";

export const adminQueries = {
  all: () => ["admin"] as const,

  /** By username. While a search is on its way the last list stays. */
  users: (search: UserSearch) =>
    queryOptions({
      queryKey: [...adminQueries.all(), "users", search],
      queryFn: ({ signal }) => request(admin.users, { query: search, signal }),
      placeholderData: keepPreviousData,
    }),
};
