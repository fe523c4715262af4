import type { ArchiveFilter } from "@topout/shared/api/staff";

import type { Season } from "./seasons.ts";

/** The filters in the URL. */
export interface ArchiveParams {
  readonly q?: string;
  /** The first month of a season. */
  readonly time?: string;
  readonly circuit?: string;
  readonly area?: string;
  readonly setter?: string;
  /** The gym of the filters. Another gym ignores them. */
  readonly gym?: string;
}

export type ArchiveFilters = Required<Omit<ArchiveParams, "gym">>;

export const NO_FILTERS: ArchiveFilters = { q: "", time: "", circuit: "", area: "", setter: "" };

export const MAX_NAME_LENGTH = 40;
const MAX_AREA_LENGTH = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Removes values that the server would reject, for example of an old link, and the filters of another gym. */
export function parseArchiveParams(
  searchParams: ArchiveParams,
  gymId: string,
  seasons: readonly Season[],
): ArchiveFilters {
  const { gym = gymId, q, time, circuit, area, setter } = { ...NO_FILTERS, ...searchParams };
  if (gym !== gymId) return NO_FILTERS;
  return {
    q: q.slice(0, MAX_NAME_LENGTH),
    time: seasons.some(({ value }) => value === time) ? time : "",
    circuit: UUID.test(circuit) ? circuit : "",
    area: area.slice(0, MAX_AREA_LENGTH),
    setter: UUID.test(setter) ? setter : "",
  };
}

/** The search params of these filters. Without a filter, the URL does not name the gym. */
export const toArchiveParams = (
  filters: ArchiveFilters,
  gymId: string,
): Required<ArchiveParams> => ({
  ...filters,
  gym: Object.values(filters).some(Boolean) ? gymId : "",
});

/** The filter that the API understands. */
export function toArchiveFilter(
  { q, time, circuit, area, setter }: ArchiveFilters,
  seasons: readonly Season[],
): ArchiveFilter {
  const season = seasons.find(({ value }) => value === time);
  return {
    ...(q && { q }),
    ...(season && { since: season.since.toISOString() }),
    ...(season?.until && { until: season.until.toISOString() }),
    ...(circuit && { circuit_id: circuit }),
    ...(area && { area }),
    ...(setter && { setter }),
  };
}
