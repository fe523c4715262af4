import { useEffect, useEffectEvent } from "react";

import { gymQueries, useGym } from "@topout/shared/api";
import {
  setPreference,
  usePreferences,
  useQuery,
  useTypedSearchParams,
} from "@topout/shared/platform";

/** Stores the gym of the feed in the URL and on the device. If the URL has no gym, the hook adds the stored one. */
export function useGymFilter() {
  const [{ gym }, setParams] = useTypedSearchParams<"gym">();
  const storedId = usePreferences(({ feedGymId }) => feedGymId);
  const { data: gyms = [] } = useQuery(gymQueries.first());
  const linkedGym = useGym(gym);
  const storedGym = useGym(storedId);
  const isLinked = gym !== undefined && !linkedGym.isMissing;
  const isStored = storedId !== null && !storedGym.isMissing;
  const gymId = isLinked ? gym : isStored ? storedId : undefined;

  const isUrlOutdated = gymId !== gym;
  const writeToUrl = useEffectEvent(() => setParams({ gym: gymId }));
  useEffect(() => {
    if (isUrlOutdated) writeToUrl();
  }, [isUrlOutdated]);

  const setGymId = (id: string | undefined) => {
    setPreference("feedGymId", id ?? null);
    setParams({ gym: id });
  };

  const { gym: selectedGym } = isLinked ? linkedGym : storedGym;
  return { gymId, selectedGym, gyms, setGymId };
}
