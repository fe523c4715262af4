import { getLastMonths, getMonth } from "@topout/shared/domain";

/** Three whole months in the time zone of a gym. */
export interface Season {
  /** The first month, as "2026-09". The URL contains it. */
  readonly value: string;
  /** "This autumn", or "Summer 2026". */
  readonly label: string;
  readonly since: Date;
  /** Undefined for the current season. */
  readonly until: Date | undefined;
}

/** By the quarter that starts with its first month: March, June, September, December. */
const NORTHERN = ["spring", "summer", "autumn", "winter"] as const;
const SOUTHERN = ["autumn", "winter", "spring", "summer"] as const;

type SeasonName = (typeof NORTHERN)[number];

const CURRENT_LABELS: Readonly<Record<SeasonName, string>> = {
  spring: "This spring",
  summer: "This summer",
  autumn: "This autumn",
  winter: "This winter",
};

const FORMER_LABELS: Readonly<Record<SeasonName, (years: string) => string>> = {
  spring: (years) => `Spring ${years}`,
  summer: (years) => `Summer ${years}`,
  autumn: (years) => `Autumn ${years}`,
  winter: (years) => `Winter ${years}`,
};

/** Where the seasons are those of the south. Nearer to the equator, the names mean little. */
const SOUTHERN_TIME_ZONES = [
  "Africa/Harare",
  "Africa/Johannesburg",
  "Africa/Maputo",
  "Africa/Windhoek",
  "America/Argentina/",
  "America/Asuncion",
  "America/Buenos_Aires",
  "America/La_Paz",
  "America/Lima",
  "America/Montevideo",
  "America/Santiago",
  "America/Sao_Paulo",
  "Australia/",
  "Pacific/Auckland",
] as const;

/** The current season and the three before it, latest first. A gym without a time zone uses UTC. */
export function listSeasons(now: Date, timeZone: string | null): Season[] {
  const zone = timeZone ?? "UTC";
  const isSouthern = SOUTHERN_TIME_ZONES.some((prefix) => zone.startsWith(prefix));
  const firstMonths = getLastMonths(getMonth(now, zone)).filter(isFirstMonth).reverse();
  return firstMonths.map((value, index) => {
    const next = firstMonths[index - 1];
    return {
      value,
      label: formatSeason(value, { isSouthern, isCurrent: next === undefined }),
      since: getMonthStart(value, zone),
      until: next === undefined ? undefined : new Date(getMonthStart(next, zone).getTime() - 1),
    };
  });
}

const isFirstMonth = (month: string) => Number(month.slice(5)) % 3 === 0;

function formatSeason(
  firstMonth: string,
  { isSouthern, isCurrent }: { readonly isSouthern: boolean; readonly isCurrent: boolean },
): string {
  const [year, month] = firstMonth.split("-").map(Number) as [number, number];
  const name = (isSouthern ? SOUTHERN : NORTHERN)[month / 3 - 1] as SeasonName;
  if (isCurrent) return CURRENT_LABELS[name];
  const isInTwoYears = month === 12;
  return FORMER_LABELS[name](isInTwoYears ? `${year}–${year + 1}` : String(year));
}

/** Midnight of the first day. The second step is for a change of the clock between the two times. */
function getMonthStart(month: string, timeZone: string): Date {
  const utc = Date.parse(`${month}-01T00:00:00Z`);
  const guess = utc - getOffsetMs(utc, timeZone);
  return new Date(utc - getOffsetMs(guess, timeZone));
}

/** How far the clocks of the time zone are ahead of UTC. The Swedish format is ISO 8601. */
function getOffsetMs(time: number, timeZone: string): number {
  const format = new Intl.DateTimeFormat("sv-SE", {
    timeZone,
    dateStyle: "short",
    timeStyle: "medium",
  });
  return Date.parse(`${format.format(time).replace(" ", "T")}Z`) - time;
}
