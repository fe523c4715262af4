import { routeQueries } from "@topout/shared/api";
import { profileQueries, sentRoutesQuery } from "@topout/shared/api/account";
import type { Climb, PublicUser } from "@topout/shared/contract";
import { deriveTriesByRoute, isFlash } from "@topout/shared/domain/tries";
import { useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

import { getSends } from "../../sends/get-sends.ts";
import { useProfileView } from "./profile-view.tsx";
import { useClimbsWithPending } from "./use-climbs-with-pending.ts";

/** More than the cards show, because a card contains all sends of a route on one day. */
const MAX_SENDS = 200;

/** Loads the newest sends of a user with their routes. Includes the user's sends that wait. */
export function useRecentSends({ username, home_gym: homeGymId }: PublicUser) {
  const { options } = useProfileView();
  const climbs = useQuery(profileQueries.recentClimbs(username, options));
  const routes = useQuery({
    ...sentRoutesQuery(climbs.data ?? [], homeGymId),
    enabled: climbs.data !== undefined,
  });
  const ownClimbs = useClimbsWithPending();
  // A send that waits may be of a route that is not among those of the stored sends.
  const gymRoutes = useQuery({
    ...routeQueries.listByGym(homeGymId ?? ""),
    enabled: ownClimbs !== undefined && homeGymId !== null,
  });
  const sends = useMemo(() => {
    if (!climbs.data || !routes.data) return undefined;
    if (!ownClimbs) return getSends(climbs.data, routes.data);
    return getSends(getNewestSends(ownClimbs), [...(gymRoutes.data ?? []), ...routes.data]);
  }, [climbs.data, routes.data, ownClimbs, gymRoutes.data]);
  const queries = [climbs, routes];
  return {
    sends,
    error: sends ? null : (climbs.error ?? routes.error),
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}

/** The server does not know yet which sends are flashes, together with the climbs that wait. */
function getNewestSends(climbs: readonly Climb[]): Climb[] {
  const tries = deriveTriesByRoute(climbs);
  return climbs
    .filter(({ sent }) => sent)
    .slice(0, MAX_SENDS)
    .map((climb) => {
      const routeTries = tries.get(climb.route);
      return { ...climb, flash: routeTries !== undefined && isFlash(routeTries, climb.id) };
    });
}
