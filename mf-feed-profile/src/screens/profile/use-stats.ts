import { isApiError } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import type { Climb, Stats } from "@topout/shared/contract";
import { countTries, deriveTriesByRoute } from "@topout/shared/domain/tries";
import { useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

import { useProfileView } from "./profile-view.tsx";
import { useClimbsWithPending } from "./use-climbs-with-pending.ts";

/** Loads the stats of a user. Hidden sends are not an error. The totals include the user's climbs that wait. */
export function useStats(username: string) {
  const { options } = useProfileView();
  const query = useQuery({
    ...profileQueries.stats(username, {}, options),
  });
  const isHidden = isApiError(query.error, "SENDS_NOT_VISIBLE");
  const climbs = useClimbsWithPending();
  const counts = useMemo(() => climbs && countSends(climbs), [climbs]);
  const stats = isHidden ? undefined : query.data;
  const isError = !isHidden && !stats && query.isError;
  return {
    stats: stats && { ...stats, ...counts },
    isHidden,
    error: isError ? query.error : null,
    isPending: !isHidden && !isError && !stats,
    refetch: () => void query.refetch(),
  };
}

/** The stats that need no routes. */
function countSends(climbs: readonly Climb[]): Partial<Stats> {
  const { first_sends, flashes } = countTries(deriveTriesByRoute(climbs).values());
  return { total_sends: climbs.filter(({ sent }) => sent).length, first_sends, flashes };
}

export type StatsQuery = ReturnType<typeof useStats>;
