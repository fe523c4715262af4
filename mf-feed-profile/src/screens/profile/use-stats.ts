import { isApiError } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import { useQuery } from "@topout/shared/platform";

import { useProfileView } from "./profile-view.tsx";

/** Loads the stats of a user. Hidden sends are not an error. */
export function useStats(username: string) {
  const { options } = useProfileView();
  const query = useQuery({
    ...profileQueries.stats(username, {}, options),
  });
  const isHidden = isApiError(query.error, "SENDS_NOT_VISIBLE");
  const stats = isHidden ? undefined : query.data;
  const isError = !isHidden && !stats && query.isError;
  return {
    stats,
    isHidden,
    error: isError ? query.error : null,
    isPending: !isHidden && !isError && !stats,
    refetch: () => void query.refetch(),
  };
}

export type StatsQuery = ReturnType<typeof useStats>;
