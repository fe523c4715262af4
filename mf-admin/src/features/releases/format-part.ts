import { formatDay, formatTime, formatTimeAgo } from "@topout/shared/domain";

import type { ReleasePart } from "./release-part.ts";

/** Who changed the part last, and when. */
export function formatChangeTime({ state, change }: ReleasePart, now: number): string {
  const { time, by } = change;
  return state === "switchedOff"
    ? `since ${formatMoment(time, now)} by ${by}`
    : `${formatTimeAgo(time, now)} by ${by}`;
}

/** How far the release is rolled out, or why it is not. */
export function formatRollout(part: ReleasePart, now: number): string {
  switch (part.state) {
    case "halted":
      return formatHalt(part, now);
    case "switchedOff":
      return OFF_TEXTS[part.change.remote] ?? "Its screens say so. Everything else goes on.";
    case "goingOut":
      return `On ${part.share}% of the browsers since ${formatMoment(part.since, now)}.`;
    case "live":
      return "On every browser.";
  }
}

const OFF_TEXTS: Readonly<Record<string, string>> = {
  climber: "Dashboard, routes and store say so. Everything else goes on.",
  feedProfile: "Feed and profile say so. Everything else goes on.",
  setter: "Route setting says so. Everything else goes on.",
  admin: "Administration and gyms say so. Everything else goes on.",
};

/** A halted release was beside a live one. The list may no longer contain the record of that one. */
function formatHalt({ before, since }: ReleasePart, now: number): string {
  if (!before) return "Back on the version before by itself.";
  return isToday(since, now)
    ? `Back on ${before.version} by itself at ${formatTime(since)}.`
    : `Back on ${before.version} by itself on ${formatDay(since)}.`;
}

/** Says why a gradual release does not go back by itself. Undefined if it does. */
export function formatMissingHalt(
  { state, change }: ReleasePart,
  isHaltBlocked: boolean,
): string | undefined {
  if (state !== "goingOut") return undefined;
  if (change.canHalt === false) return "It never goes back by itself.";
  return isHaltBlocked
    ? "It cannot go back by itself: Topout may not change the releases."
    : undefined;
}

/** The time, or the day if it is not today. */
const formatMoment = (time: string, now: number): string =>
  isToday(time, now) ? formatTime(time) : formatDay(time);

/** Whether a time is today in the reader's time zone. */
export const isToday = (time: string, now: number): boolean =>
  formatDay(time) === formatDay(new Date(now).toISOString());
