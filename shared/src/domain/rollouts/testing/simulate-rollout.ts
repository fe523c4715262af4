import { createRandom } from "./create-random.ts";
import { decideRollout } from "../decide-rollout.ts";
import type { RolloutPeriod } from "../visit-counts.ts";

/** A part of a rollout: the share of the browsers that get the release, for this many visits of all browsers. */
export interface Stage {
  readonly share: number;
  readonly visits: number;
}

interface Rollout {
  readonly seed: number;
  readonly stages: readonly Stage[];
  /** The share of the visits of each version that have an error. */
  readonly rates: { readonly release: number; readonly before: number };
  /** Multiplies the rates of both versions. */
  readonly getIncidentFactor?: (visit: number) => number;
  /** The visits of all browsers in an hour. */
  readonly visitsPerPeriod?: number;
}

const BROWSERS = 10_000;
const VISITS_PER_LOOK = 50;
const VISITS_PER_PERIOD = 2_000;

/**
 * Simulates the visits of 10,000 browsers, and decides every 50 visits. Returns the number of visits until the rollout
 * halts. Null if it does not halt.
 */
export function simulateRollout({ seed, stages, ...rollout }: Rollout): number | null {
  const { visitsPerPeriod } = { visitsPerPeriod: VISITS_PER_PERIOD, ...rollout };
  const random = createRandom(seed);
  const buckets = Float64Array.from({ length: BROWSERS }, random);
  const periods: MutablePeriod[] = [];
  let visits = 0;
  for (const { share, visits: stageVisits } of stages) {
    for (let visit = 0; visit < stageVisits; visit++) {
      if (visit % visitsPerPeriod === 0) periods.push(createPeriod());
      const bucket = buckets[Math.floor(random() * BROWSERS)] ?? 0;
      const version = bucket < share ? "release" : "before";
      countVisit(periods.at(-1), version, random() < getRate(rollout, version, visits));
      visits++;
      if (visits % VISITS_PER_LOOK === 0 && decideRollout(periods) === "halt") return visits;
    }
  }
  return null;
}

const getRate = (
  { rates, getIncidentFactor }: Pick<Rollout, "rates" | "getIncidentFactor">,
  version: keyof RolloutPeriod,
  visit: number,
): number => rates[version] * (getIncidentFactor?.(visit) ?? 1);

function countVisit(
  period: MutablePeriod | undefined,
  version: keyof RolloutPeriod,
  hasError: boolean,
) {
  const counts = period?.[version];
  if (!counts) throw new Error("A visit has no period");
  counts.visits++;
  if (hasError) counts.visitsWithErrors++;
}

type Mutable<T> = { -readonly [Key in keyof T]: T[Key] };
type MutablePeriod = { [Key in keyof RolloutPeriod]: Mutable<RolloutPeriod[Key]> };

const createCounts = () => ({ visits: 0, visitsWithErrors: 0 });
const createPeriod = (): MutablePeriod => ({ release: createCounts(), before: createCounts() });
