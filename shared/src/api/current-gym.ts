import type { GymSummary, User } from "@topout/shared/contract";
import { usePreferences, useQuery } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";
import { useGym } from "./use-gym.ts";
import { useMe } from "./use-me.ts";

type Id = string | null | undefined;
type IsAllowed = (user: User | undefined, gymId: string) => boolean;

/** No gym has this id, so only a role in all gyms allows something in it. */
const ANY_GYM = "";

/**
 * The gym that all screens show: the one that is selected on this device, otherwise the user's home gym, otherwise the
 * first gym. It is undefined while it loads. `data` are the first gyms by name, and those of the user's teams.
 * `isAllowed` limits the gyms, for example to those in which the user may set.
 */
export function useCurrentGym(isAllowed: IsAllowed = () => true) {
  const first = useQuery(gymQueries.first());
  const selectedId = usePreferences((preferences) => preferences.gymId);
  const { user, isSettled } = useMe();

  const toUsable = (id: Id) => (isSettled && id && isAllowed(user, id) ? id : null);
  const gyms = first.data && addTeamGyms(first.data, user).filter(({ id }) => toUsable(id));
  const { gym, query } = useFirstGym([selectedId, user?.home_gym, gyms?.[0]?.id].map(toUsable));
  const { error, isError, isFetching, refetch } = query.isError ? query : first;
  return {
    gym,
    data: isSettled ? gyms : undefined,
    /** Whether the user has a role only in some gyms. */
    isLimited: !isAllowed(user, ANY_GYM),
    error,
    isError,
    isFetching,
    refetch,
  };
}

/** Returns the first gym of three that exists. */
function useFirstGym([firstId, secondId, thirdId]: readonly Id[]) {
  const first = useGym(firstId);
  const second = useGym(first.isMissing ? secondId : null);
  const third = useGym(first.isMissing && second.isMissing ? thirdId : null);
  return [first, second].find(({ isMissing }) => !isMissing) ?? third;
}

function addTeamGyms(gyms: readonly GymSummary[], user: User | undefined): GymSummary[] {
  const listedIds = new Set(gyms.map(({ id }) => id));
  const teamGyms = (user?.memberships ?? []).map(({ gym }) => gym);
  return [...gyms, ...teamGyms.filter(({ id }) => !listedIds.has(id))];
}
