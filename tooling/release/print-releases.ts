import { getHash, parseHistory } from "@topout/api/releases";
import {
  type GradualRelease,
  type RegisteredRemote,
  remoteEntries,
  type RemoteName,
} from "@topout/shared/remote";
import type { ReleaseRecord } from "@topout/shared/contract";
import { parseRegistry } from "@topout/tooling/registry";

import type { Publication } from "./publish.ts";
import { DIRTY_SUFFIX } from "./read-authorship.ts";

const MAX_LISTED_RECORDS = 10;
const SHORT_COMMIT_LENGTH = 12;

/** Prints what browsers run of each remote, or of one remote, and the last lines of the history. */
export async function printReleases(
  { target, history }: Publication,
  onlyRemote?: RemoteName,
): Promise<void> {
  const { remotes } = parseRegistry(await target.registry.read());
  const records = parseHistory(await history.read());
  for (const [remote] of remoteEntries) {
    if (onlyRemote !== undefined && onlyRemote !== remote) continue;
    printEntry(remote, remotes[remote]);
    const newestRecords = records
      .filter((record) => record.remote === remote)
      .slice(-MAX_LISTED_RECORDS)
      .toReversed();
    for (const record of newestRecords) console.log(`  ${formatRecord(record)}`);
  }
}

function printEntry(remote: RemoteName, live: RegisteredRemote | undefined): void {
  console.log(`${remote}: ${live ? describe(live) : "no release"}`);
  if (live?.off) console.log(`  switched off: ${live.off.reason}`);
  if (live?.gradual) {
    console.log(`  in ${live.gradual.share}% of the browsers: ${describeGradual(live.gradual)}`);
  }
  if (live?.previous) console.log(`  previous: ${describe(live.previous)}`);
}

const describe = ({ version, entry }: { version: string; entry: string }): string =>
  `${version} (${getHash(entry) ?? entry})`;

const describeGradual = (gradual: GradualRelease): string =>
  gradual.canHalt === false ? `${describe(gradual)}, never goes back by itself` : describe(gradual);

function formatRecord({ time, action, share, hash, by, commit, notes }: ReleaseRecord): string {
  const change = share === undefined ? action : `${action} ${share}%`;
  return `${time} ${change} ${hash} by ${by}, ${formatCommit(commit)}: ${notes}`;
}

/** Says whether the source had changes that are in no commit. */
const formatCommit = (commit: string): string =>
  commit.endsWith(DIRTY_SUFFIX)
    ? `${commit.slice(0, SHORT_COMMIT_LENGTH)} with uncommitted changes`
    : commit.slice(0, SHORT_COMMIT_LENGTH);
