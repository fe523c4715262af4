import { FULL_SHARE, type ReleaseRecord } from "@topout/shared/contract";

/** The gradual release of a remote, as the history describes it. */
export interface RecordedRollout {
  readonly remote: string;
  readonly hash: string;
  /** When the first browsers got the release. */
  readonly startedAt: Date;
  /** When its share of the browsers changed last. */
  readonly changedAt: Date;
  /** Whether the program may take the release back. */
  readonly canHalt: boolean;
}

/** Finds the gradual release of each remote. `records` has the newest record first. */
export const findRollouts = (records: readonly ReleaseRecord[]): RecordedRollout[] =>
  [...new Set(records.map(({ remote }) => remote))].flatMap(
    (remote) => findRollout(records.filter((record) => record.remote === remote)) ?? [],
  );

function findRollout(records: readonly ReleaseRecord[]): RecordedRollout | undefined {
  const changes = records.filter(({ action }) => !UNRELATED_ACTIONS.has(action));
  const [last] = changes;
  if (!last || !isGradual(last)) return undefined;
  const end = changes.findIndex((record) => !isGradual(record) || record.hash !== last.hash);
  const first = changes.at(end === -1 ? -1 : end - 1) ?? last;
  const { remote, hash, time, canHalt = true } = last;
  return { remote, hash, startedAt: new Date(first.time), changedAt: new Date(time), canHalt };
}

/** They change neither the live nor the gradual release. */
const UNRELATED_ACTIONS: ReadonlySet<ReleaseRecord["action"]> = new Set(["preview", "on", "off"]);

const isGradual = ({ action, share }: ReleaseRecord): boolean =>
  action === "share" && share !== FULL_SHARE;
