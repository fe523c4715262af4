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
  const { remote, target } = options;
  const live = parseRegistry(await target.registry.read()).remotes[remote];
  const hash = options.hash ?? getPreviousHash(remote, live);
  const notes = options.notes ?? (live ? `Replaces ${getHash(live.entry)}` : "");
  await makeStoredReleaseLive(options, hash, { action: "rollback", notes });
}

/** Makes a preview live with one edit of the registry. Nothing is built. */
export async function promote(options: RollbackOptions & { readonly hash: string }): Promise<void> {
  await makeStoredReleaseLive(options, options.hash, { action: "release", notes: options.notes });
}

interface StoredReleaseChange {
  readonly action: "release" | "rollback";
  /** The default is the notes in the release's last record. */
  readonly notes: string | undefined;
}

async function makeStoredReleaseLive(
  options: RollbackOptions,
  hash: string,
  { action, notes }: StoredReleaseChange,
): Promise<void> {
  const { root, remote, target, history } = options;
  const manifest = await readManifest(target, remote, hash);
  const records = parseHistory(await history.read());
  const original = records.findLast((record) => record.remote === remote && record.hash === hash);
  await makeLive(
    options,
    { hash, manifest },
    {
      action,
      commit: original?.commit ?? "",
      by: readAuthorship(root, ".").by,
      notes: notes ?? original?.notes ?? "",
    },
  );
  console.log(`${remote} ${manifest.version} (${hash}) is live.`);
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
