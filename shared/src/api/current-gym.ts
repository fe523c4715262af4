import type { Gym, User } from "@topout/shared/contract";
import { usePreferences, useQuery } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";
import { useMe } from "./use-me.ts";

/** The gym chosen here, else one's home gym, else the first; undefined while unknown or without any. */
export function findCurrentGym(
  gyms: readonly Gym[],
  chosen: string | null,
  user: User | undefined,
) {
  const withId = (id: string | null | undefined) => gyms.find((gym) => gym.id === id);
  return withId(chosen) ?? withId(user?.home_gym) ?? gyms[0];
}

/** The gym that every screen speaks of, and the state of the list that it comes from. */
export function useCurrentGym() {
  const gyms = useQuery(gymQueries.list());
  const chosen = usePreferences((preferences) => preferences.gymId);
  const { user, settled } = useMe();

  const known = gyms.data !== undefined && settled;
  return { ...gyms, gym: known ? findCurrentGym(gyms.data, chosen, user) : undefined };
}
