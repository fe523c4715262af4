import { useEffect, useEffectEvent, useRef } from "react";

import { routeQueries, useMe } from "@topout/shared/api";
import type { Reset, RecentRouteChange } from "@topout/shared/contract";
import { groupBy } from "@topout/shared/domain";
import { notify, useQueryClient } from "@topout/shared/platform";

import { formatRouteChanges } from "./format-route-changes.ts";

/** Says which setter has changed routes that come down in the draft, while its screen is open. Reads the routes again. */
export function useRouteChanges(reset: Reset): void {
  const { user: currentUser } = useMe();
  const client = useQueryClient();
  const seen = useRef(reset);

  const handleChanges = useEffectEvent((previous: Reset) => {
    const changes = findNewChanges(reset, previous);
    if (changes.length === 0) return;
    void client.invalidateQueries({ queryKey: routeQueries.listByGym(reset.gym_id).queryKey });
    const others = changes.filter(({ user }) => user?.id !== currentUser?.id);
    for (const [first, ...rest] of groupBy(others, toGroup).values()) {
      if (first) notify({ type: "warning", ...formatRouteChanges([first, ...rest]) });
    }
  });

  useEffect(() => {
    handleChanges(seen.current);
    seen.current = reset;
  }, [reset]);
}

/**
 * The marks of a deleted route are deleted with it, so it is only in the previous response. Which routes a deleted set or
 * circuit had is not known any more, so it counts if the draft has lost routes.
 */
function findNewChanges(latest: Reset, previous: Reset): readonly RecentRouteChange[] {
  const seenIds = new Set(previous.recent_changes.map(({ id }) => id));
  const routeIds = new Set([...previous.strip, ...latest.strip]);
  const hasLostRoutes = routeIds.size > latest.strip.length;
  return latest.recent_changes.filter(
    ({ id, object, route_id: routeId }) =>
      !seenIds.has(id) && (object === "route" ? routeIds.has(routeId) : hasLostRoutes),
  );
}

/** A set or a circuit has a notification of its own. */
const toGroup = ({ object, kind, user, route_id: id }: RecentRouteChange) =>
  object === "route" ? `${kind} ${user?.id}` : id;
