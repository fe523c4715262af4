import { profileQueries, sentRoutesQuery } from "@topout/shared/api/account";
import type { PublicUser } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

import { getSends } from "../../sends/get-sends.ts";
import { useProfileView } from "./profile-view.tsx";

/** Loads the newest sends of a user with their routes. */
export function useRecentSends({ username, home_gym: homeGymId }: PublicUser) {
  const { options } = useProfileView();
  const climbs = useQuery({
    ...profileQueries.recentClimbs(username, options),
    meta: { handledErrors: true },
  });
  const routes = useQuery({
    ...sentRoutesQuery(climbs.data ?? [], homeGymId),
    enabled: climbs.data !== undefined,
    meta: { handledErrors: true },
  });
  const sends = useMemo(
    () => climbs.data && routes.data && getSends(climbs.data, routes.data),
    [climbs.data, routes.data],
  );
  const queries = [climbs, routes];
  return {
    sends,
    isError: !sends && queries.some((query) => query.isError),
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
