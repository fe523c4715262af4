import type { Route } from "@topout/shared/contract";
import { canLogAt, formatStripped, getLogDeadline } from "@topout/shared/domain";

/** When a route was stripped, and until when climbers can log it. */
export interface Stripping {
  /** "Stripped 3 Dec 2026" */
  readonly text: string;
  /** Undefined when the time is up. */
  readonly logDeadline: Date | undefined;
}

/** False when the time is up. */
export const canLog = (stripping: Stripping | undefined): boolean =>
  !stripping || stripping.logDeadline !== undefined;

/** Undefined for a route that is not stripped. */
export function getStripping(route: Route, now: Date): Stripping | undefined {
  const text = formatStripped(route);
  if (text === undefined || route.stripped_at === null) return undefined;
  return {
    text,
    logDeadline: canLogAt(route, now) ? getLogDeadline(route.stripped_at) : undefined,
  };
}
