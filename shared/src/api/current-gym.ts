import type { User } from "@topout/shared/contract";
import { findCurrentGym } from "@topout/shared/domain";
import { usePreferences, useQuery } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";
import { useMe } from "./use-me.ts";

/**
 * The gym that all screens show, with the state of the gyms query. The gym is undefined while the query is pending.
 * `isAllowed` limits the gyms, for example to those in which the user may set.
 */
export function useCurrentGym(isAllowed?: (user: User | undefined, gymId: string) => boolean) {
  const gyms = useQuery(gymQueries.list());
  const selectedId = usePreferences((preferences) => preferences.gymId);
  const { user, isSettled } = useMe();

  const settledGyms = isSettled ? gyms.data : undefined;
  const data = isAllowed ? settledGyms?.filter(({ id }) => isAllowed(user, id)) : gyms.data;
  return {
    ...gyms,
    data,
    gym: isSettled && data ? findCurrentGym(data, selectedId, user?.home_gym) : undefined,
  };
}
