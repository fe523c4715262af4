import { gymQueries } from "@topout/shared/api";
import { getDate } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

/** The calendar date in the time zone of the gym. */
export function useGymDate(gymId: string, now: Date): string {
  const { data: gym } = useQuery(gymQueries.get(gymId));
  return getDate(now, gym?.time_zone ?? null);
}
