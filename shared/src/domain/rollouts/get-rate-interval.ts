import { getLogBeta } from "./log-gamma.ts";
import type { VisitCounts } from "./visit-counts.ts";

export interface RateInterval {
  /** The visits with errors per visit. */
  readonly rate: number;
  readonly low: number;
  readonly high: number;
}

/** With this limit, the interval contains the true rate of at least 19 of 20 releases, for any number of checks. */
const MAX_RATIO = 20;

/** The prior of the mixture. It makes the interval narrow for rates below a few percent, and valid for all rates. */
const PRIOR = { errors: 0.5, others: 50 };

/** Enough to halve the interval from 0 to 1 down to the precision of a number. */
const BISECTIONS = 60;

/**
 * Returns the observed rate, and the interval that contains the true one 19 times in 20. The interval is valid at every
 * look: it contains the rates that a mixture of likelihoods does not reject. Null without visits.
 */
export function getRateInterval({ visits, visitsWithErrors }: VisitCounts): RateInterval | null {
  if (visits === 0) return null;
  const errors = Math.min(visitsWithErrors, visits);
  const others = visits - errors;
  const mixture =
    getLogBeta(errors + PRIOR.errors, others + PRIOR.others) -
    getLogBeta(PRIOR.errors, PRIOR.others);
  const isRejected = (rate: number) =>
    mixture - multiplyLog(errors, rate) - multiplyLog(others, 1 - rate) > Math.log(MAX_RATIO);
  const rate = errors / visits;
  return {
    rate,
    low: bisect({ accepted: rate, rejected: 0 }, isRejected),
    high: bisect({ accepted: rate, rejected: 1 }, isRejected),
  };
}

/** `count * log(value)`, which is 0 for no events even if they are impossible. */
const multiplyLog = (count: number, value: number) => (count === 0 ? 0 : count * Math.log(value));

interface Bounds {
  readonly accepted: number;
  readonly rejected: number;
}

/** Returns the bound between accepted and rejected rates. Returns the end if it is accepted too. */
function bisect({ accepted, rejected }: Bounds, isRejected: (rate: number) => boolean): number {
  if (!isRejected(rejected)) return rejected;
  let bounds = { accepted, rejected };
  for (let step = 0; step < BISECTIONS; step++) {
    const middle = (bounds.accepted + bounds.rejected) / 2;
    bounds = isRejected(middle) ? { ...bounds, rejected: middle } : { ...bounds, accepted: middle };
  }
  return bounds.accepted;
}
