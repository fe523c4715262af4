import ical, { ICalEventStatus, ICalEventTransparency } from "ical-generator";

import { plural } from "@topout/shared/domain";

import type { CalendarReset, GymCalendar } from "./read-calendar.ts";

/** A hint for clients, in seconds. They may ask less often. */
const REFRESH_INTERVAL_S = 3_600;
const MAX_AREA_NAMES = 3;

/**
 * Formats a calendar for RFC 5545. The event of a reset keeps its id when the reset is published or undone, so that a client
 * replaces it. Equal resets have equal bytes, so that the ETag is stable.
 */
export function formatCalendar({ gym, resets }: GymCalendar): string {
  const calendar = ical({
    name: gym.name,
    prodId: { company: "Topout", product: "Resets", language: "EN" },
    ttl: REFRESH_INTERVAL_S,
  });
  for (const reset of resets) {
    calendar.createEvent({
      id: reset.id,
      sequence: reset.version,
      stamp: new Date(reset.revised_at),
      start: new Date(reset.day),
      allDay: true,
      summary: formatTitle(reset),
      description: formatRoutes(reset),
      location: [gym.name, gym.location].join(", "),
      status: reset.status === "draft" ? ICalEventStatus.TENTATIVE : ICalEventStatus.CONFIRMED,
      transparency: ICalEventTransparency.TRANSPARENT,
    });
  }
  return calendar.toString();
}

function formatTitle({ areas }: CalendarReset): string {
  if (areas.length === 0) return "Reset";
  if (areas.length > MAX_AREA_NAMES) return `Reset of ${areas.length} areas`;
  return `Reset: ${areas.join(", ")}`;
}

/** One sentence per line. */
const formatRoutes = (reset: CalendarReset): string =>
  [formatOldRoutes(reset), formatNewRoutes(reset)].filter((line) => line !== undefined).join("\n");

function formatOldRoutes({ status, old_routes: count }: CalendarReset): string | undefined {
  if (count === 0) return undefined;
  return status === "published"
    ? plural(count, { one: "1 route left the wall.", other: `${count} routes left the wall.` })
    : plural(count, { one: "1 route leaves the wall.", other: `${count} routes leave the wall.` });
}

function formatNewRoutes({ new_routes: count }: CalendarReset): string | undefined {
  if (count === 0) return undefined;
  return plural(count, { one: "1 route is new.", other: `${count} routes are new.` });
}
