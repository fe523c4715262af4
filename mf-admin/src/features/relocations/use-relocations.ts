import { gymStaffQueries } from "@topout/shared/api/staff";
import type { Area, Gym, Route } from "@topout/shared/contract";
import { findAreaAt, findRelocations, type Relocation } from "@topout/shared/domain";
import { useQueryClient } from "@topout/shared/platform";
import { useState } from "react";

/** The effect of changed areas on the routes of a gym. */
export interface LocationChanges {
  readonly relocations: readonly Relocation<Route>[];
  /** The number of routes that are no longer in an area. They keep their location. */
  readonly outsideCount: number;
}

const countOutside = (routes: readonly Route[], before: readonly Area[], after: readonly Area[]) =>
  routes.filter((route) => findAreaAt(before, route) && !findAreaAt(after, route)).length;

/** Finds the routes whose location changes with the areas, before the areas are saved. */
export function useRelocations(gym: Gym) {
  const client = useQueryClient();
  const [changes, setChanges] = useState<LocationChanges>();
  const [isChecking, setIsChecking] = useState(false);

  /** Calls `onUnaffected` if no route is affected. Otherwise, sets `changes`. */
  const check = async (areas: readonly Area[], onUnaffected: () => void) => {
    setIsChecking(true);
    try {
      const routes = await client.fetchQuery(gymStaffQueries.routes(gym.id));
      const before = gym.layout.areas;
      const relocations = findRelocations(routes, before, areas);
      const outsideCount = countOutside(routes, before, areas);
      if (relocations.length + outsideCount > 0) setChanges({ relocations, outsideCount });
      else onUnaffected();
    } catch {
      // The query client has notified the user. The areas are not saved.
    } finally {
      setIsChecking(false);
    }
  };

  return { changes, isChecking, check, cancel: () => setChanges(undefined) };
}
