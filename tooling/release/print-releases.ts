import { remoteEntries, type RemoteName } from "@topout/shared/remote";
import { parseRegistry } from "@topout/tooling/registry";

import { parseHistory } from "./history.ts";
import { getHash, type Publication } from "./publish.ts";

const MAX_LISTED_RECORDS = 10;

/** Prints the live release of each remote, or of one remote, and its last releases and rollbacks. */
export async function printReleases(
  { target, history }: Publication,
  onlyRemote?: RemoteName,
): Promise<void> {
  const { remotes } = parseRegistry(await target.registry.read());
  const records = parseHistory(await history.read());
  for (const [remote] of remoteEntries) {
    if (onlyRemote !== undefined && onlyRemote !== remote) continue;
    const live = remotes[remote];
    console.log(`${remote}: ${live ? describe(live) : "no release"}`);
    if (live?.previous) console.log(`  previous: ${describe(live.previous)}`);
    const newestRecords = records
      .filter((record) => record.remote === remote)
      .slice(-MAX_LISTED_RECORDS)
      .toReversed();
    for (const { time, action, hash, by, commit, notes } of newestRecords) {
      console.log(`  ${time} ${action} ${hash} by ${by}, ${commit.slice(0, 12)}: ${notes}`);
    }
  }
}

const describe = ({ version, entry }: { version: string; entry: string }): string =>
  `${version} (${getHash(entry) ?? entry})`;
