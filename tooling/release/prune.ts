import type { ReleaseRecord } from "@topout/shared/contract";
import { type RegisteredRemote, remoteEntries } from "@topout/shared/remote";
import { parseRegistry } from "@topout/tooling/registry";

import { parseHistory } from "./history.ts";
import { getHash, type Publication } from "./publish.ts";
import type { StoredRelease } from "./release-target.ts";

/**
 * A tab that was opened before a release loads chunks of the old release until the user reloads. An older tab may miss
 * a chunk. Access tokens are valid for longer, but a tab is rarely open for a week without a reload.
 */
const MAX_TAB_AGE_MS = 7 * 24 * 60 * 60_000;

interface PruneInput {
  readonly stored: readonly StoredRelease[];
  readonly live: RegisteredRemote | undefined;
  /** The history of this remote, oldest first. */
  readonly records: readonly ReleaseRecord[];
  readonly keepCount: number;
  readonly now: Date;
}

/** Much longer than a release takes. */
const MAX_RELEASE_DURATION_MS = 24 * 60 * 60_000;

/** Removes old and incomplete releases of each remote. See {@link findRemovable} for the rule. */
export async function prune(
  { target, history }: Publication,
  keepCount: number,
  now = new Date(),
): Promise<void> {
  const { remotes } = parseRegistry(await target.registry.read());
  const allRecords = parseHistory(await history.read());
  let removedCount = 0;
  for (const [remote] of remoteEntries) {
    const removable = findRemovable({
      stored: await target.listReleases(remote),
      live: remotes[remote],
      records: allRecords.filter((record) => record.remote === remote),
      keepCount,
      now,
    });
    for (const hash of removable) {
      await target.removeRelease(remote, hash);
      console.log(`Removed ${remote} ${hash}`);
    }
    const before = new Date(now.getTime() - MAX_RELEASE_DURATION_MS);
    const count = await target.removeIncomplete(remote, before);
    if (count > 0) console.log(`Removed incomplete releases of ${remote}: ${count}`);
    removedCount += removable.length + count;
  }
  if (removedCount === 0) console.log("No release is old enough to remove.");
}

/**
 * Returns the releases that are not live, not `previous`, not among the newest `keepCount`, and that were replaced more
 * than {@link MAX_TAB_AGE_MS} ago.
 */
export function findRemovable({ stored, live, records, keepCount, now }: PruneInput): string[] {
  const entries = live ? [live.entry, ...(live.previous ? [live.previous.entry] : [])] : [];
  const protectedHashes = new Set(entries.map(getHash));
  const lastNeededMs = (release: StoredRelease) => getLastNeededMs(release, records);
  return stored
    .toSorted((a, b) => lastNeededMs(b) - lastNeededMs(a))
    .slice(keepCount)
    .filter((release) => now.getTime() - lastNeededMs(release) > MAX_TAB_AGE_MS)
    .map(({ hash }) => hash)
    .filter((hash) => !protectedHashes.has(hash));
}

/** Returns the time when the release was last replaced or previewed, or created if neither happened. */
function getLastNeededMs({ hash, modifiedAt }: StoredRelease, records: readonly ReleaseRecord[]) {
  const liveRecords = records.filter(({ action }) => action !== "preview");
  const isRecorded = records.some((record) => record.hash === hash);
  // The first build has no record. The first record replaced it.
  const replacements = isRecorded
    ? liveRecords.filter((_, index) => liveRecords[index - 1]?.hash === hash)
    : liveRecords.slice(0, 1);
  const previews = records.filter((record) => record.hash === hash && record.action === "preview");
  const times = [...replacements, ...previews].map(({ time }) => new Date(time).getTime());
  return Math.max(...times, modifiedAt.getTime());
}
