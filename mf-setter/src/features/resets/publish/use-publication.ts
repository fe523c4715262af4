import { useMemo } from "react";

import { circuitQueries, routeQueries } from "@topout/shared/api";
import type { Gym, Reset } from "@topout/shared/contract";
import { findMissingFields } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

import { getCircuitPlans } from "./get-circuit-plans.ts";

/** What the publication of a draft changes, and what its new routes lack. Undefined while the routes load. */
export function usePublication(gym: Gym, reset: Reset) {
  const { data: circuits } = useQuery(circuitQueries.listByGym(gym.id));
  const { data: onWall } = useQuery(routeQueries.listByGym(gym.id));
  const { data: drafts } = useQuery(routeQueries.listDrafts(gym.id));

  return useMemo(() => {
    if (!circuits || !onWall || !drafts) return undefined;
    const added = drafts.filter(({ reset_id }) => reset_id === reset.id);
    const nameById = new Map(added.map(({ id, name }) => [id, name]));
    return {
      circuits,
      plans: getCircuitPlans({ circuits, onWall, strip: reset.strip, added }),
      missing: findMissingFields(added).map((missing) => ({
        ...missing,
        name: nameById.get(missing.id) ?? "",
      })),
      withoutPhotoCount: added.filter(({ has_image }) => !has_image).length,
    };
  }, [circuits, onWall, drafts, reset]);
}

export type Publication = NonNullable<ReturnType<typeof usePublication>>;
