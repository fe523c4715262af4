import { request } from "@topout/shared/api";
import { clientReports, releases } from "@topout/shared/contract";
import { queryOptions } from "@topout/shared/platform";

/** A report of a crash appears within a minute. */
const REFETCH_INTERVAL_MS = 30_000;

export const releaseQueries = {
  /** The last releases and rollbacks of the remotes, newest first. */
  list: () =>
    queryOptions({
      queryKey: ["releases"],
      queryFn: ({ signal }) => request(releases.list, { signal }),
      // An admin opens the list to see the latest release, and whether one has halted.
      staleTime: 0,
      refetchInterval: REFETCH_INTERVAL_MS,
    }),
  /** What browsers have reported about the releases in the last 24 hours, and about gradual ones since their start. */
  health: () =>
    queryOptions({
      queryKey: ["releases", "health"],
      queryFn: ({ signal }) => request(clientReports.health, { query: {}, signal }),
      staleTime: 0,
      refetchInterval: REFETCH_INTERVAL_MS,
    }),
};
