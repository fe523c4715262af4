import { remoteEntries, type RemoteName } from "@topout/shared/remote";
import { parseRegistry } from "@topout/tooling/registry";

import { parseHistory } from "./history.ts";
import { getHash, type Publication } from "./publish.ts";

const MAX_LISTED_RECORDS = 10;

/** Prints what is live, and the last releases and rollbacks of each remote. */
export async function list({ target, history }: Publication, only?: RemoteName): Promise<void> {
  const { remotes } = parseRegistry(await target.registry.read());
  const records = parseHistory(await history.read());
  for (const [remote] of remoteEntries) {
    if (only !== undefined && only !== remote) continue;
    const live = remotes[remote];
    console.log(`${remote}: ${live ? describe(live) : "no release"}`);
    if (live?.previous) console.log(`  before: ${describe(live.previous)}`);
    const own = records.filter((record) => record.remote === remote).slice(-MAX_LISTED_RECORDS);
    for (const { time, action, hash, by, commit, notes } of own.toReversed()) {
      console.log(`  ${time} ${action} ${hash} by ${by}, ${commit.slice(0, 12)}: ${notes}`);
    }
  }
}

const describe = ({ version, entry }: { version: string; entry: string }): string =>
  `${version} (${getHash(entry) ?? entry})`;
