import { getHash, parseHistory } from "@topout/api/releases";
import type { ReleaseRecord } from "@topout/shared/contract";
import { hasMadeLive } from "@topout/shared/domain";
import { type RegisteredRemote, remoteEntries, type RemoteName } from "@topout/shared/remote";
import { parseRegistry } from "@topout/tooling/registry";

import type { Publication } from "./publish.ts";
import type { ReleaseTarget, StoredRelease } from "./release-target.ts";

/**
 * A tab that was opened before a release loads chunks of the old release until the user reloads. An older tab may miss
 * a chunk. Access tokens are valid for longer, but a tab is rarely open for a week without a reload.
 */
const MAX_TAB_AGE_MS = 7 * 24 * 60 * 60_000;

/** Much longer than a release takes. */
const MAX_RELEASE_DURATION_MS = 24 * 60 * 60_000;

interface PruneOptions {
  readonly keepCount: number;
  /** The default is every remote. */
  readonly remote?: RemoteName | undefined;
  readonly now?: Date;
}

/** Removes old and incomplete releases. See {@link findRemovable} for the rule. */
export async function prune(
  { target, history }: Publication,
  { keepCount, remote: onlyRemote, now = new Date() }: PruneOptions,
): Promise<void> {
  const { remotes } = parseRegistry(await target.registry.read());
  const allRecords = parseHistory(await history.read());
  let removedCount = 0;
  for (const [remote] of remoteEntries.filter(([name]) => name === (onlyRemote ?? name))) {
    const records = allRecords.filter((record) => record.remote === remote);
    const input = { live: remotes[remote], records, keepCount, now };
    removedCount += await pruneRemote(target, remote, input);
  }
  if (removedCount === 0) console.log("No release is old enough to remove.");
}

interface PruneInput {
  readonly live: RegisteredRemote | undefined;
  /** The history of this remote, oldest first. */
  readonly records: readonly ReleaseRecord[];
  readonly keepCount: number;
  readonly now: Date;
}

/** Returns how many releases of the remote it has removed. */
async function pruneRemote(
  target: ReleaseTarget,
  remote: RemoteName,
  input: PruneInput,
): Promise<number> {
  if (!isRecorded(input)) {
    console.log(
      `Nothing of ${remote} was removed: the history does not contain its live release, so it cannot tell which releases open tabs need. Add the --history with which it was released.`,
    );
    return 0;
  }
  const removable = findRemovable(await target.listReleases(remote), input);
  for (const hash of removable) {
    await target.removeRelease(remote, hash);
    console.log(`Removed ${remote} ${hash}`);
  }
  const before = new Date(input.now.getTime() - MAX_RELEASE_DURATION_MS);
  const incompleteCount = await target.removeIncomplete(remote, before);
  if (incompleteCount > 0) {
    console.log(`Removed incomplete releases of ${remote}: ${incompleteCount}`);
  }
  return removable.length + incompleteCount;
}

/** Whether this is the history of the remote. A build has no record. */
const isRecorded = ({ live, records }: PruneInput): boolean =>
  live?.isReleased !== true || records.some(({ hash }) => hash === getHash(live.entry));

/**
 * Returns the releases that are not live, gradual or `previous`, not among the newest `keepCount`, and that were replaced
 * or taken back more than {@link MAX_TAB_AGE_MS} ago.
 */
function findRemovable(
  stored: readonly StoredRelease[],
  { live, records, keepCount, now }: PruneInput,
): string[] {
  const needed = [live, live?.gradual, live?.previous].flatMap((release) => release ?? []);
  const protectedHashes = new Set(needed.map(({ entry }) => getHash(entry)));
  const endTimes = getEndTimes(records);
  const lastNeededMs = ({ hash, modifiedAt }: StoredRelease) =>
    Math.max(endTimes.get(hash) ?? endTimes.get(UNRECORDED) ?? 0, modifiedAt.getTime());
  return stored
    .toSorted((a, b) => lastNeededMs(b) - lastNeededMs(a))
    .slice(keepCount)
    .filter((release) => now.getTime() - lastNeededMs(release) > MAX_TAB_AGE_MS)
    .map(({ hash }) => hash)
    .filter((hash) => !protectedHashes.has(hash));
}

/** Stands for a release without a record, such as the first build. */
const UNRECORDED = "";

/** The releases of a remote that browsers run. */
interface RunningReleases {
  readonly live: string;
  readonly gradual: string | undefined;
}

/** Returns when each release was last replaced, taken back or previewed. */
function getEndTimes(records: readonly ReleaseRecord[]): ReadonlyMap<string, number> {
  const endTimes = new Map<string, number>();
  let running: RunningReleases = { live: UNRECORDED, gradual: undefined };
  for (const record of records) {
    const next = applyRecord(running, record);
    const kept = new Set([next.live, next.gradual]);
    const ended = [running.live, running.gradual].filter((hash) => !kept.has(hash));
    if (record.action === "preview") ended.push(record.hash);
    const time = new Date(record.time).getTime();
    for (const hash of ended) if (hash !== undefined) endTimes.set(hash, time);
    running = next;
  }
  return endTimes;
}

function applyRecord(running: RunningReleases, record: ReleaseRecord): RunningReleases {
  if (hasMadeLive(record)) return { live: record.hash, gradual: undefined };
  if (record.action === "share") return { ...running, gradual: record.hash };
  if (record.action === "halt") return { ...running, gradual: undefined };
  return running;
}
