import type { GymSummary } from "@topout/shared/contract";
import { isNetworkError } from "@topout/shared/domain";
import { useInfiniteQuery } from "@topout/shared/platform";

import { gymSearchQuery } from "./gym-search-query.ts";
import { useIsOnline } from "./use-is-online.ts";
import { type SavedGymsOptions, useSavedGyms } from "./use-saved-gyms.ts";

export interface GymGroup {
  readonly heading?: string;
  readonly gyms: readonly GymSummary[];
}

/** Finds the gyms that match a text. Without a text or a network, these are the gyms that are saved on this device. */
export function useGymSearch(query: string, options: SavedGymsOptions) {
  const search = useInfiniteQuery({ ...gymSearchQuery(query), enabled: query !== "" });
  const savedGyms = useSavedGyms(options);
  const isOnline = useIsOnline();

  const isOffline = query ? isNetworkError(search.error) : !isOnline;
  const pages = search.data?.pages ?? [];
  const matches: GymGroup[] = [{ gyms: pages.flatMap(({ data }) => data) }];
  return {
    search,
    isOffline,
    groups: query && !isOffline ? matches : savedGyms,
    total: pages.at(-1)?.meta.total ?? 0,
  };
}

export type GymSearchResult = ReturnType<typeof useGymSearch>;
