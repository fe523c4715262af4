import type { ReleaseRecord } from "@topout/shared/contract";
import { hasMadeLive, isGradual } from "@topout/shared/domain";

/** The rollout of a gradual release, as the history describes it. */
export interface RecordedRollout {
  readonly remote: string;
  readonly hash: string;
  /** The live release beside it. Undefined if the history does not contain that one. */
  readonly liveHash: string | undefined;
  /** When the first browsers got the release. */
  readonly startedAt: Date;
  /** When its share of the browsers changed last. */
  readonly changedAt: Date;
  /** Whether the program may take the release back. */
  readonly canHalt: boolean;
  /** Whether the program has taken the release back. */
  readonly isHalted: boolean;
}

/** Finds the last rollout of each remote, if it goes on or has halted. `records` has the newest record first. */
export const findRollouts = (records: readonly ReleaseRecord[]): RecordedRollout[] =>
  [...new Set(records.map(({ remote }) => remote))].flatMap(
    (remote) => findRollout(records.filter((record) => record.remote === remote)) ?? [],
  );

/** Returns the rollouts that go on. */
export const selectOngoing = (rollouts: readonly RecordedRollout[]): RecordedRollout[] =>
  rollouts.filter(({ isHalted }) => !isHalted);

function findRollout(records: readonly ReleaseRecord[]): RecordedRollout | undefined {
  const changes = records.filter(({ action }) => !UNRELATED_ACTIONS.has(action));
  const isHalted = changes[0]?.action === "halt";
  const [last, ...earlier] = isHalted ? changes.slice(1) : changes;
  if (!last || !isGradual(last)) return undefined;
  const { remote, hash, time, canHalt = true } = last;
  return {
    remote,
    hash,
    liveHash: earlier.find(hasMadeLive)?.hash,
    startedAt: new Date(findFirst(last, earlier).time),
    changedAt: new Date(time),
    canHalt,
    isHalted,
  };
}

/** Returns the record with which the rollout started. */
function findFirst(last: ReleaseRecord, earlier: readonly ReleaseRecord[]): ReleaseRecord {
  const end = earlier.findIndex((record) => !isGradual(record) || record.hash !== last.hash);
  return earlier.slice(0, end === -1 ? undefined : end).at(-1) ?? last;
}

/** They change neither the live nor the gradual release. */
const UNRELATED_ACTIONS: ReadonlySet<ReleaseRecord["action"]> = new Set(["preview", "on", "off"]);
