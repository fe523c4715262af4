import { useQuery } from "@topout/shared/platform";

import { gymQueries } from "./gyms.ts";

/** Finds the name and the image of a gym among the first ones, which most screens need. Otherwise loads the gym. */
export function useGymSummary(id: string | null | undefined) {
  const first = useQuery(gymQueries.first());
  const listedGym = first.data?.find((gym) => gym.id === id);
  const isUnlisted = first.isFetched && !listedGym;
  const one = useQuery({ ...gymQueries.summary(id ?? ""), enabled: Boolean(id) && isUnlisted });
  return listedGym ?? one.data;
}
