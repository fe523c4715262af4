import { plural } from "@topout/shared/domain";

/** What the screen shows instead of a figure of fewer climbers. */
export const TOO_FEW = "fewer than 3";

export const formatRate = (rate: number | null): string =>
  rate === null ? TOO_FEW : `${Math.round(rate * 100)}%`;

export const formatTries = (tries: number | null): string =>
  tries === null ? TOO_FEW : tries.toFixed(1);

export const formatWeeks = (weeks: number): string =>
  plural(weeks, { one: "1 week", other: `${weeks} weeks` });

export const formatDays = (days: number): string =>
  plural(days, { one: "1 day", other: `${days} days` });
