import { useEffect, useEffectEvent } from "react";

import { gymQueries } from "@topout/shared/api";
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
  const { data: gyms } = useQuery(gymQueries.list());
  const exists = (id: string) => gyms?.some((option) => option.id === id) ?? true;
  const gymId = [gym, storedId].find((id) => typeof id === "string" && exists(id)) ?? undefined;

  const isUrlOutdated = gymId !== gym;
  const writeToUrl = useEffectEvent(() => setParams({ gym: gymId }));
  useEffect(() => {
    if (isUrlOutdated) writeToUrl();
  }, [isUrlOutdated]);

  const setGymId = (id: string | undefined) => {
    setPreference("feedGymId", id ?? null);
    setParams({ gym: id });
  };

  return { gymId, gyms: gyms ?? [], setGymId };
}
