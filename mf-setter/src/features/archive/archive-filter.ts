import type { ArchiveFilter } from "@topout/shared/api/staff";

const DAY_MS = 24 * 60 * 60_000;

/** The periods of the stripping, by their value in the URL. */
export const PERIODS = [
  { value: "month", label: "Last 30 days", days: 30 },
  { value: "quarter", label: "Last 3 months", days: 91 },
  { value: "year", label: "Last 12 months", days: 365 },
] as const;

/** The filters in the URL. */
export interface ArchiveParams {
  readonly q?: string;
  readonly time?: string;
  readonly circuit?: string;
  readonly area?: string;
  readonly setter?: string;
}

export const NO_FILTERS: Required<ArchiveParams> = {
  q: "",
  time: "",
  circuit: "",
  area: "",
  setter: "",
};

export const MAX_NAME_LENGTH = 40;
const MAX_AREA_LENGTH = 100;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Removes values that the server would reject, for example of an old link. */
export function parseArchiveParams(searchParams: ArchiveParams): Required<ArchiveParams> {
  const { q, time, circuit, area, setter } = { ...NO_FILTERS, ...searchParams };
  return {
    q: q.slice(0, MAX_NAME_LENGTH),
    time: PERIODS.some(({ value }) => value === time) ? time : "",
    circuit: UUID.test(circuit) ? circuit : "",
    area: area.slice(0, MAX_AREA_LENGTH),
    setter: UUID.test(setter) ? setter : "",
  };
}

/** The filter that the API understands. `now` is the end of the periods. */
export function toArchiveFilter(params: Required<ArchiveParams>, now: Date): ArchiveFilter {
  const { q, time, circuit, area, setter } = params;
  const period = PERIODS.find(({ value }) => value === time);
  return {
    ...(q && { q }),
    ...(period && { since: new Date(now.getTime() - period.days * DAY_MS).toISOString() }),
    ...(circuit && { circuit_id: circuit }),
    ...(area && { area }),
    ...(setter && { setter }),
  };
}
