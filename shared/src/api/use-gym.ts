import type { Gym } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { isApiError } from "./api-error.ts";
import { gymQueries } from "./gyms.ts";

type Id = string | null | undefined;

/**
 * Finds a gym in the list of the first gyms. Another one is loaded on its own. `query` is the one that loads it, or has
 * failed to.
 */
export function useGym(id: Id) {
  const list = useQuery(gymQueries.list());
  const listedGym = findGym(list.data, id);
  const isUnlisted = Boolean(list.data && id && !listedGym);
  const one = useQuery({ ...gymQueries.get(id ?? ""), enabled: isUnlisted });
  const isMissing = !id || isApiError(one.error, "NOT_FOUND");
  return {
    gym: listedGym ?? one.data,
    isMissing,
    gyms: list.data,
    query: isUnlisted && !isMissing ? one : list,
  };
}

const findGym = (gyms: readonly Gym[] | undefined, id: Id) => gyms?.find((gym) => gym.id === id);
