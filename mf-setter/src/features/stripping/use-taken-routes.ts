import { useMemo } from "react";

import { REFETCH_INTERVAL_MS, resetQueries } from "@topout/shared/api/staff";
import type { Reset, UserRef } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

/** The routes that the newest other drafts of the gym take down, with the setters who created these drafts. */
export function useTakenRoutes({
  id: resetId,
  gym_id: gymId,
}: Reset): ReadonlyMap<string, UserRef> {
  const { data: page } = useQuery({
    ...resetQueries.drafts(gymId),
    refetchInterval: REFETCH_INTERVAL_MS,
  });
  return useMemo(
    () =>
      new Map(
        page?.data
          .filter(({ id }) => id !== resetId)
          .flatMap(({ strip, created_by }) => strip.map((id) => [id, created_by] as const)),
      ),
    [page, resetId],
  );
}
