import { getHash } from "@topout/api/releases";
import { FULL_SHARE } from "@topout/shared/contract";
import type { GradualRelease, RegisteredRemote, RemoteName } from "@topout/shared/remote";
import { parseRegistry } from "@topout/tooling/registry";

import { findRelease } from "./find-release.ts";
import { releaseGradually, withoutGradual } from "./gradual.ts";
import { UsageError } from "./usage-error.ts";
import { makeLive, type Publication, recordRelease, updateEntry } from "./publish.ts";
import { createRecordDetails, toRecorded } from "./record-details.ts";

interface StoredReleaseOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
  readonly notes: string | undefined;
}

interface RollbackOptions extends StoredReleaseOptions {
  /** The hash of the release that becomes live, or a prefix. The default is what ran before the last change. */
  readonly hash: string | undefined;
}

/**
 * Takes the gradual release back, or makes an earlier release live. Either is one edit of the registry. Nothing is built.
 * Returns the hash of the release that it has taken back.
 */
export async function rollback(options: RollbackOptions): Promise<string | undefined> {
  const { remote, target } = options;
  const live = parseRegistry(await target.registry.read()).remotes[remote];
  if (options.hash === undefined && live?.gradual) return takeBack(options, live.gradual);
  const hash = options.hash ?? getPreviousHash(remote, live);
  const notes = options.notes ?? (live ? `Replaces ${getHash(live.entry)}` : "");
  await makeStoredReleaseLive({ ...options, hash, notes }, "rollback");
  return undefined;
}

interface PromoteOptions extends StoredReleaseOptions {
  /** The hash of the preview, or a prefix. */
  readonly hash: string;
  /** The percentage of the browsers that run it. */
  readonly share: number;
  /** Whether the program may take it back by itself. */
  readonly canHalt: boolean;
}

/** Makes a preview live, or gradual, with one edit of the registry. Nothing is built. */
export async function promote(options: PromoteOptions): Promise<void> {
  const { remote, share, canHalt, target } = options;
  if (share === FULL_SHARE) return makeStoredReleaseLive(options, "release");
  const release = await findRelease(target, remote, options.hash);
  const details = await createRecordDetails({ ...options, release, action: "share" });
  await releaseGradually(options, release, { ...details, share, canHalt });
}

async function makeStoredReleaseLive(
  options: StoredReleaseOptions & { readonly hash: string },
  action: "release" | "rollback",
): Promise<void> {
  const { root, history, notes } = options;
  const release = await findRelease(options.target, options.remote, options.hash);
  await makeLive(
    options,
    release,
    await createRecordDetails({ root, history, release, action, notes }),
  );
  const { hash, manifest } = release;
  console.log(`${manifest.remote} ${manifest.version} (${hash}) is live.`);
}

async function takeBack(
  options: RollbackOptions,
  gradual: GradualRelease,
): Promise<string | undefined> {
  const { root, remote, target, history } = options;
  const live = await updateEntry(target.registry, remote, (entry) => {
    if (entry?.gradual?.entry !== gradual.entry) {
      throw new UsageError(`Someone else has changed ${remote}. See: list ${remote}`);
    }
    return withoutGradual(entry);
  });
  const hash = getHash(gradual.entry);
  const taken = `${gradual.version} (${hash})`;
  const release = toRecorded(remote, live);
  const notes = options.notes ?? `Takes back ${taken} from ${gradual.share}% of the browsers`;
  const details = await createRecordDetails({ root, history, release, action: "rollback", notes });
  await recordRelease(options, release, { ...details, time: live.changedAt });
  console.log(`${remote} ${taken} is taken back. ${live.version} (${release.hash}) is live.`);
  return hash;
}

function getPreviousHash(remote: RemoteName, live: RegisteredRemote | undefined): string {
  const hash = live?.previous && getHash(live.previous.entry);
  if (hash === undefined) throw new UsageError(`${remote} has no previous release`);
  return hash;
}
