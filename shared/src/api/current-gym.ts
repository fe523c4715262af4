import type { Gym, User } from "@topout/shared/contract";
import { usePreferences, useQuery } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";
import { useMe } from "./use-me.ts";

/** The selected gym of this device. Defaults to the user's home gym, then to the first gym. */
function findCurrentGym(gyms: readonly Gym[], selectedId: string | null, user: User | undefined) {
  const findById = (id: string | null | undefined) => gyms.find((gym) => gym.id === id);
  return findById(selectedId) ?? findById(user?.home_gym) ?? gyms[0];
}

/** The gym that all screens show, with the state of the gyms query. The gym is undefined while the query is pending. */
export function useCurrentGym() {
  const gyms = useQuery(gymQueries.list());
  const selectedId = usePreferences((preferences) => preferences.gymId);
  const { user, isSettled } = useMe();

  const isReady = gyms.data !== undefined && isSettled;
  return { ...gyms, gym: isReady ? findCurrentGym(gyms.data, selectedId, user) : undefined };
}
