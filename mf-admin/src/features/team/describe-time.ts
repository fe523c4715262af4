import type { Member } from "@topout/shared/contract";
import { countDays, getName, lazy, plural } from "@topout/shared/domain";

const SOON_DAYS = 14;

const getRelativeFormat = lazy(() => new Intl.RelativeTimeFormat("en-GB", { numeric: "auto" }));

const getShortMonthFormat = lazy(
  () => new Intl.DateTimeFormat("en-GB", { month: "short", year: "numeric" }),
);

/** "Ends in 8 days". Undefined for a role that does not end within two weeks. */
export function describeEnd(until: string | null, today: string): string | undefined {
  if (until === null) return undefined;
  const days = countDays(today, until);
  if (days > SOON_DAYS) return undefined;
  return `Ends ${getRelativeFormat().format(Math.max(days, 0), "day")}`;
}

/** How long the link of an invitation works. `expires` and `today` are calendar dates. */
export function describeLink(expires: string, today: string): string {
  const days = countDays(today, expires);
  if (days <= 0) return "Link works until today";
  if (days === 1) return "Link works until tomorrow";
  return plural(days, { one: "Link works 1 more day", other: `Link works ${days} more days` });
}

/** "since Jan 2026, invited by robin.k" */
export function describeOrigin({ since, invited_by: inviter }: Member): string {
  const month = getShortMonthFormat().format(new Date(since));
  return inviter ? `since ${month}, invited by ${getName(inviter)}` : `since ${month}`;
}
