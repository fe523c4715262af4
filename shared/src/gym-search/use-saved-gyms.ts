import { gymQueries, useGym } from "@topout/shared/api";
import type { Gym, GymSummary } from "@topout/shared/contract";
import { useQueryClient } from "@topout/shared/platform";

const MAX_VISITED = 5;

export interface SavedGymsOptions {
  readonly homeGymId: string | null | undefined;
  readonly selectedId: string | null;
}

/** The gyms that are saved on this device: the home gym, and those that were visited lately. */
export function useSavedGyms({ homeGymId, selectedId }: SavedGymsOptions) {
  const { gym: homeGym } = useGym(homeGymId);
  const { gym: selectedGym } = useGym(selectedId);
  const client = useQueryClient();
  const loadedGyms = client
    .getQueryCache()
    .findAll({ queryKey: gymQueries.visited() })
    .sort((a, b) => b.state.dataUpdatedAt - a.state.dataUpdatedAt)
    .map(({ state }) => state.data as Gym | undefined);
  const visitedGyms = [selectedGym, ...loadedGyms]
    .filter((gym) => gym !== undefined)
    .filter((gym, index, gyms) => gyms.findIndex(({ id }) => id === gym.id) === index)
    .filter(({ id }) => id !== homeGymId)
    .slice(0, MAX_VISITED);
  return [
    { heading: "Your home gym", gyms: homeGym ? [homeGym] : [] },
    { heading: "Visited lately", gyms: visitedGyms },
  ];
}

/** Returns a function that saves a gym on this device as visited. */
export function useVisit() {
  const client = useQueryClient();
  return ({ id }: GymSummary) => void client.prefetchQuery(gymQueries.get(id));
}
