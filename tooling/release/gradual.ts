import { FULL_SHARE } from "@topout/shared/contract";
import type { GradualRelease, RegisteredRemote, RemoteName } from "@topout/shared/remote";
import { createGradualRelease, type Release } from "@topout/tooling/release-manifest";

import { UsageError } from "./parse-arguments.ts";
import { type Publication, type RecordDetails, recordRelease, updateEntry } from "./publish.ts";
import { createRecordDetails, toRecorded } from "./record-details.ts";

/** Releases beside the live release, for this percentage of the browsers. Replaces another gradual release. */
export async function releaseGradually(
  publication: Publication,
  release: Release,
  { share, ...details }: Omit<RecordDetails, "action"> & { readonly share: number },
): Promise<void> {
  const { registry, remotesUrl } = publication.target;
  const { remote, version } = release.manifest;
  await updateEntry(registry, remote, (entry) => {
    if (!entry) throw new UsageError(`${remote} has no live release. Release it without --share`);
    const gradual = createGradualRelease(release, remotesUrl, share);
    if (gradual.entry === entry.entry) {
      throw new UsageError(`${remote} ${version} (${release.hash}) is already live`);
    }
    return { ...entry, gradual };
  });
  await recordRelease(publication, release, { action: "share", share, ...details });
  printShare(release, share);
}

interface ShareOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
  readonly share: number;
  readonly notes: string | undefined;
}

/** Changes the share of the gradual release. With {@link FULL_SHARE}, makes it live. */
export async function changeShare(options: ShareOptions): Promise<void> {
  const { root, remote, share, notes, target, history } = options;
  const { gradual, ...live } = await updateEntry(target.registry, remote, (entry) => {
    if (!entry?.gradual) throw new UsageError(`${remote} has no gradual release`);
    return share === FULL_SHARE
      ? completeRelease(entry, entry.gradual)
      : { ...entry, gradual: { ...entry.gradual, share } };
  });
  const release = toRecorded(remote, gradual ?? live);
  await recordRelease(
    options,
    release,
    await createRecordDetails({ root, history, release, action: "share", share, notes }),
  );
  printShare(release, share);
}

const completeRelease = (
  { version, entry, off }: RegisteredRemote,
  { share: _share, salt: _salt, ...release }: GradualRelease,
): RegisteredRemote => ({ ...release, previous: { version, entry }, ...(off && { off }) });

/** Returns the entry without its gradual release. */
export const withoutGradual = ({
  gradual: _gradual,
  ...live
}: RegisteredRemote): RegisteredRemote => live;

const printShare = (
  { hash, manifest: { remote, version } }: ReturnType<typeof toRecorded>,
  share: number,
) => {
  const state = share === FULL_SHARE ? "is live" : `runs in ${share}% of the browsers`;
  console.log(`${remote} ${version} (${hash}) ${state}.`);
};
