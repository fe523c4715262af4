import { getDate } from "@topout/shared/domain";

const formats = new Map<string, Intl.DateTimeFormat>();

/** Creating a format takes long, and a television formats a time each second. */
function getFormat(timeZone: string): Intl.DateTimeFormat {
  const format =
    formats.get(timeZone) ??
    new Intl.DateTimeFormat("en-GB", { hour: "2-digit", minute: "2-digit", timeZone });
  formats.set(timeZone, format);
  return format;
}

/** "18:42", in the time zone of the gym. */
export const formatClock = (time: number, timeZone: string | null): string =>
  getFormat(timeZone ?? "UTC").format(time);

/** "2026-11-26 18:42". Texts of two times in one time zone compare like the times. */
export const formatGymTime = (time: number, timeZone: string | null): string =>
  `${getDate(new Date(time), timeZone)} ${formatClock(time, timeZone)}`;
