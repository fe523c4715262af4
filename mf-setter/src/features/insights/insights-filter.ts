import type { InsightsQuery } from "@topout/shared/contract";

/** The filters in the URL. */
export interface InsightsParams {
  readonly area?: string;
  readonly circuit?: string;
  /** The number of days. */
  readonly days?: string;
  /** The gym of the filters. Another gym ignores them. */
  readonly gym?: string;
}

export type InsightsFilters = Required<Omit<InsightsParams, "gym">>;

export const NO_FILTERS: InsightsFilters = { area: "", circuit: "", days: "" };

/** The period without a filter. */
export const DEFAULT_DAYS = 90;
export const OTHER_PERIODS = [30, 365];

const MAX_AREA_LENGTH = 100;
const DAY_MS = 24 * 60 * 60_000;
const UUID = /^[\da-f]{8}(-[\da-f]{4}){3}-[\da-f]{12}$/i;

/** Removes values that the server would reject, and the filters of another gym. */
export function parseInsightsParams(searchParams: InsightsParams, gymId: string): InsightsFilters {
  const { gym = gymId, area, circuit, days } = { ...NO_FILTERS, ...searchParams };
  if (gym !== gymId) return NO_FILTERS;
  return {
    area: area.slice(0, MAX_AREA_LENGTH),
    circuit: UUID.test(circuit) ? circuit : "",
    days: OTHER_PERIODS.includes(Number(days)) ? days : "",
  };
}

/** The search params of these filters. Without a filter, the URL does not name the gym. */
export const toInsightsParams = (
  filters: InsightsFilters,
  gymId: string,
): Required<InsightsParams> => ({
  ...filters,
  gym: Object.values(filters).some(Boolean) ? gymId : "",
});

export const getDays = ({ days }: InsightsFilters): number => Number(days) || DEFAULT_DAYS;

/** The filter that the API understands. */
export const toInsightsQuery = (filters: InsightsFilters, now: Date): InsightsQuery => ({
  since: new Date(now.getTime() - getDays(filters) * DAY_MS).toISOString(),
  ...(filters.circuit && { circuit_id: filters.circuit }),
  ...(filters.area && { area: filters.area }),
});
