import { profileQueries, sentRoutesQuery } from "@topout/shared/api/account";
import type { PublicUser } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

import { getSends } from "../../sends/get-sends.ts";
import { useProfileView } from "./profile-view.tsx";

/** Loads the newest sends of a user with their routes. */
export function useRecentSends({ username, home_gym: homeGymId }: PublicUser) {
  const { options } = useProfileView();
  const climbs = useQuery(profileQueries.recentClimbs(username, options));
  const routes = useQuery({
    ...sentRoutesQuery(climbs.data ?? [], homeGymId),
    enabled: climbs.data !== undefined,
  });
  const sends = useMemo(
    () => climbs.data && routes.data && getSends(climbs.data, routes.data),
    [climbs.data, routes.data],
  );
  const queries = [climbs, routes];
  return {
    sends,
    error: sends ? null : (climbs.error ?? routes.error),
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}
