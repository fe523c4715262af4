import { request } from "@topout/shared/api";
import { releases } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

export const releaseQueries = {
  /** The last releases and rollbacks of the remotes, newest first. */
  list: () =>
    queryOptions({
      queryKey: ["releases"],
      queryFn: ({ signal }) => request(releases.list, { signal }),
      // An admin opens the list to see the latest release.
      staleTime: 0,
    }),
};
