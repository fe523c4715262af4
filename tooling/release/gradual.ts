import { FULL_SHARE, type ReleaseRecord } from "@topout/shared/contract";
import type { GradualRelease, RegisteredRemote, RemoteName } from "@topout/shared/remote";
import { createGradualRelease, type Release } from "@topout/tooling/release-manifest";

import { UsageError } from "./usage-error.ts";
import { type Publication, type RecordDetails, recordRelease, updateEntry } from "./publish.ts";
import { createRecordDetails, toRecorded } from "./record-details.ts";

interface GradualDetails extends Omit<RecordDetails, "action" | "share" | "canHalt"> {
  readonly share: number;
  /** Whether the program may take the release back by itself. */
  readonly canHalt: boolean;
}

/** The registry and the history contain the field only if it is false. */
const toHaltField = (canHalt: boolean | undefined): Pick<ReleaseRecord, "canHalt"> =>
  canHalt === false ? { canHalt } : {};

/** Releases beside the live release, for this percentage of the browsers. Replaces another gradual release. */
export async function releaseGradually(
  publication: Publication,
  release: Release,
  { share, canHalt, ...details }: GradualDetails,
): Promise<void> {
  const { registry, remotesUrl } = publication.target;
  const { remote, version } = release.manifest;
  const { changedAt } = await updateEntry(registry, remote, (entry) => {
    if (!entry) throw new UsageError(`${remote} has no live release. Release it without --share`);
    const gradual = {
      ...createGradualRelease(release, remotesUrl, share),
      ...toHaltField(canHalt),
    };
    if (gradual.entry === entry.entry) {
      throw new UsageError(`${remote} ${version} (${release.hash}) is already live`);
    }
    return { ...entry, gradual };
  });
  await recordRelease(publication, release, {
    action: "share",
    share,
    ...toHaltField(canHalt),
    ...details,
    time: changedAt,
  });
  printShare(release, share);
}

interface ShareOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
  readonly share: number;
  /** False changes the gradual release, so that the program no longer takes it back by itself. */
  readonly canHalt: boolean;
  readonly notes: string | undefined;
}

/** Changes the share of the gradual release. With {@link FULL_SHARE}, makes it live. */
export async function changeShare(options: ShareOptions): Promise<void> {
  const { root, remote, share, canHalt, notes, target, history } = options;
  const { gradual, ...live } = await updateEntry(target.registry, remote, (entry) => {
    if (!entry?.gradual) throw new UsageError(`${remote} has no gradual release`);
    return share === FULL_SHARE
      ? completeRelease(entry, entry.gradual)
      : { ...entry, gradual: { ...entry.gradual, share, ...toHaltField(canHalt) } };
  });
  const release = toRecorded(remote, gradual ?? live);
  const details = { root, history, release, action: "share", share, notes } as const;
  await recordRelease(options, release, {
    ...(await createRecordDetails(details)),
    ...toHaltField(gradual?.canHalt),
    time: live.changedAt,
  });
  printShare(release, share);
}

const completeRelease = (
  { version, entry, off }: RegisteredRemote,
  { share: _share, salt: _salt, canHalt: _canHalt, ...release }: GradualRelease,
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
