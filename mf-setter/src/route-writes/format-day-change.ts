import { formatWeekday } from "@topout/shared/domain";

/** The title of the notification after a day was announced or cleared. */
export const formatDayChange = (day: string | null): string =>
  day === null ? "Day cleared" : `Announced for ${formatWeekday(day)}`;
