import { addRecord, getTimeAfter, type TextFile } from "@topout/api/releases";
import type { ReleaseRecord } from "@topout/shared/contract";
import type { RegisteredRemote, ReleaseManifest, RemoteName } from "@topout/shared/remote";
import { formatRegistry, parseRegistry } from "@topout/tooling/registry";
import {
  createIntegrity,
  createRegistryEntry,
  MANIFEST_FILE,
  type Release,
} from "@topout/tooling/release-manifest";

import type { ReleaseTarget } from "./release-target.ts";

/** Where releases are published and recorded. */
export interface Publication {
  readonly target: ReleaseTarget;
  readonly history: TextFile;
}

/** The fields of a history record that do not follow from the release. */
export type RecordDetails = Pick<
  ReleaseRecord,
  "action" | "share" | "canHalt" | "commit" | "by" | "notes"
>;

/** A registry entry that the release tool has changed. */
export type ChangedEntry = RegisteredRemote & { readonly changedAt: string };

/** A release that a record names. */
export interface RecordedRelease {
  readonly hash: string;
  readonly manifest: Pick<ReleaseManifest, "remote" | "version" | "contract">;
}

/**
 * Makes a release live: one edit of the registry, then one line of the history. Returns the new registry entry. The
 * target must already have the files of the release.
 */
export async function makeLive(
  publication: Publication,
  release: Release,
  details: RecordDetails,
): Promise<RegisteredRemote> {
  const { registry, remotesUrl } = publication.target;
  const entry = await updateEntry(registry, release.manifest.remote, (replaced) =>
    createRegistryEntry(release, remotesUrl, replaced),
  );
  await recordRelease(publication, release, { ...details, time: entry.changedAt });
  return entry;
}

/**
 * Changes the entry of a remote with one edit of the registry. Returns the new entry. A conflicting edit can call
 * `change` again. If it throws, the registry does not change.
 */
export async function updateEntry(
  registry: TextFile,
  remote: RemoteName,
  change: (entry: RegisteredRemote | undefined) => RegisteredRemote,
): Promise<ChangedEntry> {
  let changed: ChangedEntry | undefined;
  await registry.update((text) => {
    const { schema, remotes } = parseRegistry(text);
    const entry = remotes[remote];
    changed = {
      ...change(entry),
      isReleased: true,
      changedAt: getTimeAfter(entry?.changedAt),
    };
    return formatRegistry({ schema, remotes: { ...remotes, [remote]: changed } });
  });
  if (!changed) throw new Error("The registry was not changed");
  return changed;
}

/** Adds a line to the history, with the location of the manifest. A browser needs it for a preview. */
export async function recordRelease(
  { target, history }: Publication,
  { hash, manifest: { remote, version, contract } }: RecordedRelease,
  details: RecordDetails & { readonly time: string },
): Promise<void> {
  const text = await target.readManifest(remote, hash);
  const url = `${target.remotesUrl}${remote}/v/${hash}/${MANIFEST_FILE}`;
  await addRecord(history, {
    remote,
    version,
    hash,
    contract,
    ...(text !== undefined && { manifest: { url, integrity: createIntegrity(text) } }),
    ...details,
  });
}
