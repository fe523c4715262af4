import { request } from "@topout/shared/api";
import { operations } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

export const operationQueries = {
  /** The last backup, drill and check. */
  list: () =>
    queryOptions({
      queryKey: ["operations"],
      queryFn: ({ signal }) => request(operations.list, { signal }),
      // An admin opens the page to see the latest state.
      staleTime: 0,
    }),
};
