import { findCurrentGym } from "@topout/shared/domain";
import { usePreferences, useQuery } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";
import { useMe } from "./use-me.ts";

/** The gym that all screens show, with the state of the gyms query. The gym is undefined while the query is pending. */
export function useCurrentGym() {
  const gyms = useQuery(gymQueries.list());
  const selectedId = usePreferences((preferences) => preferences.gymId);
  const { user, isSettled } = useMe();

  const isReady = gyms.data !== undefined && isSettled;
  return {
    ...gyms,
    gym: isReady ? findCurrentGym(gyms.data, selectedId, user?.home_gym) : undefined,
  };
}
