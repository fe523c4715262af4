import { useMemo, useState } from "react";

import { archiveQueries } from "@topout/shared/api/staff";
import type { Gym } from "@topout/shared/contract";
import { useInfiniteQuery, useTypedSearchParams } from "@topout/shared/platform";

import {
  type ArchiveFilters,
  type ArchiveParams,
  parseArchiveParams,
  toArchiveFilter,
  toArchiveParams,
} from "../../features/archive/archive-filter.ts";
import { listSeasons } from "../../features/archive/seasons.ts";

/** The archive of a gym, with its filters in the URL. */
export function useArchive(gym: Gym) {
  const [now] = useState(() => new Date());
  const seasons = useMemo(() => listSeasons(now, gym.time_zone), [now, gym.time_zone]);
  const [searchParams, setSearchParams] = useTypedSearchParams<keyof ArchiveParams>();
  const filters = parseArchiveParams(searchParams, gym.id, seasons);
  const setFilters = (changes: Partial<ArchiveFilters>) =>
    setSearchParams(toArchiveParams({ ...filters, ...changes }, gym.id));
  const pages = useInfiniteQuery(archiveQueries.pages(gym.id, toArchiveFilter(filters, seasons)));

  return { seasons, filters, setFilters, pages };
}
