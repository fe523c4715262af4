import type { ArchivedRoute } from "@topout/shared/api/staff";
import { getMonth, groupBy } from "@topout/shared/domain";

/** Groups routes by the month of their stripping, as "2026-11" in the time zone of the gym, last stripped first. */
export function groupByMonth(
  routes: readonly ArchivedRoute[],
  timeZone: string | null,
): Map<string, ArchivedRoute[]> {
  const lastFirst = [...routes].sort((a, b) => getStrippedAt(b) - getStrippedAt(a));
  return groupBy(lastFirst, (route) => getMonth(getStrippedAt(route), timeZone));
}

/** Every route of the archive has a time. */
const getStrippedAt = ({ stripped_at }: ArchivedRoute) => Date.parse(stripped_at ?? "");
