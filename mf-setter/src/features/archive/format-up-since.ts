import type { Route } from "@topout/shared/contract";
import { formatDay, formatShortDay } from "@topout/shared/domain";

/** "up since 17 Sep", with the year if the route was stripped in another one. */
export function formatUpSince({
  published_at,
  stripped_at,
}: Pick<Route, "published_at" | "stripped_at">): string | undefined {
  if (published_at === null) return undefined;
  const isSameYear = stripped_at?.slice(0, 4) === published_at.slice(0, 4);
  return `up since ${isSameYear ? formatShortDay(published_at) : formatDay(published_at)}`;
}
