import { useMemo } from "react";

import { circuitQueries, routeQueries } from "@topout/shared/api";
import type { Gym, Reset, Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { getResetScope, type ResetScope } from "./get-reset-scope.ts";

/** The server sends at most 200 routes by their ids. */
const MAX_IDS = 200;
const NO_ROUTES: readonly Route[] = [];

/** Returns the scope of a reset, or undefined while its routes load. */
export function useResetScope(
  gym: Gym,
  { strip: ids }: Pick<Reset, "strip">,
): ResetScope | undefined {
  const { data: circuits } = useQuery(circuitQueries.listByGym(gym.id));
  const { data: onWall } = useQuery(routeQueries.listByGym(gym.id));
  const otherIds = useMemo(() => {
    const wallIds = new Set(onWall?.map(({ id }) => id));
    return ids.filter((id) => !wallIds.has(id)).slice(0, MAX_IDS);
  }, [ids, onWall]);
  const hasOthers = otherIds.length > 0;
  const { data: loadedOthers } = useQuery({
    ...routeQueries.listByIds(otherIds),
    enabled: onWall !== undefined && hasOthers,
  });
  // Deleted routes are missing.
  const others = hasOthers ? loadedOthers : NO_ROUTES;

  return useMemo(() => {
    if (!onWall || !circuits || !others) return undefined;
    const idSet = new Set(ids);
    const strip = [...onWall.filter(({ id }) => idSet.has(id)), ...others];
    return getResetScope({ strip, onWall, layout: gym.layout, circuits });
  }, [ids, onWall, others, circuits, gym.layout]);
}
