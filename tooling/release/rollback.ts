import type { RegisteredRemote, RemoteName } from "@topout/shared/remote";
import { parseRegistry } from "@topout/tooling/registry";
import { parseReleaseManifest } from "@topout/tooling/release-manifest";

import { readAuthorship } from "./read-authorship.ts";
import { parseHistory } from "./history.ts";
import { UsageError } from "./parse-arguments.ts";
import { getHash, makeLive, type Publication } from "./publish.ts";
import type { ReleaseTarget } from "./release-target.ts";

interface RollbackOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
  /** The release that becomes live. The default is the previous one. */
  readonly hash: string | undefined;
  readonly notes: string | undefined;
}

/** Makes an earlier release live with one edit of the registry. Nothing is built. */
export async function rollback(options: RollbackOptions): Promise<void> {
  const { root, remote, target, history } = options;
  const live = parseRegistry(await target.registry.read()).remotes[remote];
  const hash = options.hash ?? getPreviousHash(remote, live);
  const manifest = await readManifest(target, remote, hash);
  const records = parseHistory(await history.read());
  const original = records.findLast((record) => record.remote === remote && record.hash === hash);
  const release = { hash, manifest };
  await makeLive(options, release, {
    action: "rollback",
    commit: original?.commit ?? "",
    by: readAuthorship(root, ".").by,
    notes: options.notes ?? (live ? `Replaces ${getHash(live.entry)}` : ""),
  });
  console.log(`${remote} ${manifest.version} (${hash}) is live again.`);
}

async function readManifest(target: ReleaseTarget, remote: RemoteName, hash: string) {
  const text = await target.readManifest(remote, hash);
  if (text !== undefined) return parseReleaseManifest(text);
  throw new UsageError(`${remote} ${hash} cannot become live, because its manifest is missing`);
}

function getPreviousHash(remote: RemoteName, live: RegisteredRemote | undefined): string {
  const hash = live?.previous && getHash(live.previous.entry);
  if (hash === undefined) throw new UsageError(`${remote} has no previous release`);
  return hash;
}
