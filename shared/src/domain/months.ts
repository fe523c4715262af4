const formatters = new Map<string, Intl.DateTimeFormat>();

function getFormatter(timeZone: string): Intl.DateTimeFormat {
  const formatter =
    formatters.get(timeZone) ??
    new Intl.DateTimeFormat("en", { timeZone, year: "numeric", month: "2-digit" });
  formatters.set(timeZone, formatter);
  return formatter;
}

/** "2026-11", in the time zone of a gym. A gym without a time zone uses UTC. */
export function getMonth(time: string | number | Date, timeZone: string | null): string {
  const parts = getFormatter(timeZone ?? "UTC").formatToParts(new Date(time));
  const getPart = (type: "year" | "month") => parts.find((part) => part.type === type)?.value;
  return `${getPart("year")?.padStart(4, "0")}-${getPart("month")}`;
}

/** The months up to and including `last`, oldest first. */
export function getLastMonths(last: string, count = 12): string[] {
  const [year, month] = last.split("-").map(Number) as [number, number];
  return Array.from({ length: count }, (_, index) =>
    new Date(Date.UTC(year, month - count + index)).toISOString().slice(0, 7),
  );
}
