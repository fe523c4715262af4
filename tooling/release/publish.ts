import type { ReleaseRecord } from "@topout/shared/contract";
import type { RegisteredRemote } from "@topout/shared/remote";
import { formatRegistry, parseRegistry, withRelease } from "@topout/tooling/registry";
import { createIntegrity, MANIFEST_FILE, type Release } from "@topout/tooling/release-manifest";

import { appendRecord } from "./history.ts";
import type { ReleaseTarget } from "./release-target.ts";
import type { TextFile } from "./text-file.ts";

/** Where releases are published and recorded. */
export interface Publication {
  readonly target: ReleaseTarget;
  readonly history: TextFile;
}

/** The fields of a history record that do not follow from the release. */
type RecordDetails = Pick<ReleaseRecord, "action" | "commit" | "by" | "notes">;

/**
 * Makes a release live: one edit of the registry, then one line of the history. Returns the new registry entry. The
 * target must already have the files of the release.
 */
export async function makeLive(
  publication: Publication,
  release: Release,
  details: RecordDetails,
): Promise<RegisteredRemote | undefined> {
  const { target } = publication;
  let entry: RegisteredRemote | undefined;
  await target.registry.update((text) => {
    const registry = withRelease(parseRegistry(text), release, target.remotesUrl);
    entry = registry.remotes[release.manifest.remote];
    return formatRegistry(registry);
  });
  await recordRelease(publication, release, details);
  return entry;
}

/** Appends a line to the history, with the location of the manifest. A browser needs it for a preview. */
export async function recordRelease(
  { target, history }: Publication,
  { hash, manifest: { remote, version, contract } }: Release,
  details: RecordDetails,
): Promise<void> {
  const text = await target.readManifest(remote, hash);
  const url = `${target.remotesUrl}${remote}/v/${hash}/${MANIFEST_FILE}`;
  await appendRecord(history, {
    remote,
    version,
    hash,
    contract,
    time: new Date().toISOString(),
    ...(text !== undefined && { manifest: { url, integrity: createIntegrity(text) } }),
    ...details,
  });
}

/** Returns the hash of a release from the URL of its entry. */
export const getHash = (entryUrl: string): string | undefined =>
  /\/v\/(?<hash>[\da-f]+)\/[^/]+$/.exec(entryUrl)?.groups?.["hash"];
