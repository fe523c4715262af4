import { createUrl } from "@topout/shared/api";
import { calendar } from "@topout/shared/contract";

/** The absolute URL of the calendar of a gym, for calendar apps. */
export const getCalendarUrl = (gymId: string): string =>
  new URL(createUrl(calendar.ofGym.path, { gym_id: gymId }), location.origin).href;
