import { createHash } from "node:crypto";

import { and, eq, lt, sql } from "drizzle-orm";

import type { Transaction } from "../../database/database.ts";
import { clientCounts } from "../../database/schema.ts";
import type { RecordedRollout } from "../rollouts/find-rollouts.ts";
import { toHour } from "./hours.ts";

/**
 * The visits with errors of a network that count in a rollout. The test of a rollout ignores as many, so one network
 * cannot halt it.
 */
const MAX_NETWORK_ERRORS = 3;

/** Two networks rarely have the same number, but thousands of addresses do, so a number identifies no user. */
const NETWORK_NUMBERS = 4_096;

/** The counts that only the test of a rollout reads. */
export const ROLLOUT_KINDS = [
  "compared_visits",
  "compared_visits_with_errors",
  "network_errors",
] as const;

export type RolloutKind = (typeof ROLLOUT_KINDS)[number];
type ComparedKind = Exclude<RolloutKind, "network_errors">;

/** What a visit adds to the comparison of a gradual release with the live one. */
export interface ComparedVisit {
  readonly kind: ComparedKind;
  /** The period in which the visit started to count. Its first error counts in the same one. */
  readonly period: Date;
}

interface VisitProgress {
  /** What the visit had counted before. */
  readonly countedBefore: readonly string[] | undefined;
  /** Whether the visit has its first error now. */
  readonly hasFirstError: boolean;
  readonly now: Date;
}

/**
 * Returns what a visit adds to the comparison of a rollout. A network counts until three of its visits had errors, of
 * either release: then both releases lose the same visits, and the comparison stays fair.
 */
export async function countRolloutVisit(
  tx: Transaction,
  network: RolloutNetwork | undefined,
  { countedBefore, hasFirstError, now }: VisitProgress,
): Promise<ComparedVisit[]> {
  if (!network) return [];
  const { rollout } = network;
  const compared: ComparedVisit[] = [];
  const period = countedBefore ? findPeriod(countedBefore, rollout) : getPeriod(rollout, now);
  if (!period) return [];
  if (!countedBefore) {
    if (!(await canCount(tx, network))) return [];
    compared.push({ kind: "compared_visits", period });
  }
  if (hasFirstError && (await countNetworkError(tx, network))) {
    compared.push({ kind: "compared_visits_with_errors", period });
  }
  return compared;
}

/**
 * Returns the start of the period: an hour, or the part of it after the last change of the share. So the share is the
 * same in a period. The clock of the machine that changed it can be ahead.
 */
const getPeriod = ({ startedAt, changedAt }: RecordedRollout, now: Date): Date =>
  [changedAt, startedAt].find((time) => time > toHour(now) && time <= now) ?? toHour(now);

const PERIOD_PREFIX = "period ";
/** Marks the period of a visit in what it has counted. */
export const toPeriodKey = ({ period }: ComparedVisit): string =>
  `${PERIOD_PREFIX}${period.toISOString()}`;

/** Returns the period of a visit that is compared in this rollout. */
function findPeriod(counted: readonly string[], { startedAt }: RecordedRollout): Date | undefined {
  const key = counted.find((entry) => entry.startsWith(PERIOD_PREFIX));
  const period = key && new Date(key.slice(PERIOD_PREFIX.length));
  return period && period >= startedAt ? period : undefined;
}

/** A network in a rollout. The network has a number, so that the database contains no addresses. */
export interface RolloutNetwork {
  readonly rollout: RecordedRollout;
  readonly number: number;
}

/** Returns a function that finds the rollout of a part. It returns undefined without one. */
export const createNetworkFinder =
  (rollouts: readonly RecordedRollout[], network: string) =>
  (part: string): RolloutNetwork | undefined => {
    const rollout = rollouts.find(({ remote }) => remote === part);
    return rollout && toRolloutNetwork(rollout, network);
  };

/** Numbers a network. An IPv6 network counts with the others of its /48, because many customers get a whole /48. */
function toRolloutNetwork(rollout: RecordedRollout, network: string): RolloutNetwork {
  const block = network.split(":").slice(0, 3).join(":");
  const hash = createHash("sha256").update(`${rollout.startedAt.toISOString()} ${block}`).digest();
  return { rollout, number: hash.readUInt32BE() % NETWORK_NUMBERS };
}

const toRow = ({ rollout: { remote, hash, startedAt }, number }: RolloutNetwork) => ({
  hour: startedAt,
  part: remote,
  release: hash,
  kind: "network_errors" as const,
  value: String(number),
});

/** Whether the visits of the network still count. */
async function canCount(tx: Transaction, network: RolloutNetwork): Promise<boolean> {
  const { hour, part, release, kind, value } = toRow(network);
  const [row] = await tx
    .select({ count: clientCounts.count })
    .from(clientCounts)
    .where(
      and(
        eq(clientCounts.hour, hour),
        eq(clientCounts.part, part),
        eq(clientCounts.release, release),
        eq(clientCounts.kind, kind),
        eq(clientCounts.value, value),
      ),
    );
  return row === undefined || row.count < MAX_NETWORK_ERRORS;
}

/** Counts a visit with an error of the network. Returns false if it has had the maximum of them. */
async function countNetworkError(tx: Transaction, network: RolloutNetwork): Promise<boolean> {
  const { hour, part, release, kind, value, count } = clientCounts;
  const rows = await tx
    .insert(clientCounts)
    .values({ ...toRow(network), count: 1 })
    .onConflictDoUpdate({
      target: [hour, part, release, kind, value],
      set: { count: sql`${count} + 1` },
      setWhere: lt(count, MAX_NETWORK_ERRORS),
    })
    .returning({ count });
  return rows.length > 0;
}
