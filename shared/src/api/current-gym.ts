import type { Gym, User } from "@topout/shared/contract";
import { usePreferences, useQuery, useSession } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";
import { userQueries } from "./users.ts";

/** The gym chosen here, else one's home gym, else the first; undefined while unknown or without any. */
export function pickGym(gyms: readonly Gym[], chosen: string | null, user: User | undefined) {
  const withId = (id: string | null | undefined) => gyms.find((gym) => gym.id === id);
  return withId(chosen) ?? withId(user?.home_gym) ?? gyms[0];
}

/** The gym that every screen speaks of, and the state of the list that it comes from. */
export function useCurrentGym() {
  const gyms = useQuery(gymQueries.list());
  const chosen = usePreferences((preferences) => preferences.gymId);
  const signedIn = useSession((session) => session.token !== null);
  const me = useQuery({ ...userQueries.me(), enabled: signedIn });

  const settled = gyms.data !== undefined && (!signedIn || !me.isPending);
  return { ...gyms, gym: settled ? pickGym(gyms.data, chosen, me.data) : undefined };
}
