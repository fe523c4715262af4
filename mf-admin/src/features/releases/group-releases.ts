import type { Release } from "@topout/shared/contract";
import { createPreviewSearch, paths } from "@topout/shared/paths";

/** The releases and rollbacks of one remote, newest first. */
export interface RemoteReleases {
  readonly remote: string;
  readonly entries: readonly Release[];
}

/** Groups the list by remote. The remote with the newest release comes first. */
export const groupReleases = (releases: readonly Release[]): RemoteReleases[] =>
  [...new Set(releases.map(({ remote }) => remote))].map((remote) => ({
    remote,
    entries: releases.filter((release) => release.remote === remote),
  }));

/** Returns the command that makes this release live: again, or for the first time after a preview. */
export const getLiveCommand = ({ remote, hash, preview }: Release): string =>
  preview
    ? `npm run release -- promote ${remote} ${hash}`
    : `npm run release -- rollback ${remote} ${hash}`;

/** Says what the entry has changed. Undefined for a release, which needs no label. */
export function formatChange({ action, share }: Release): string | undefined {
  switch (action) {
    case "release":
      return undefined;
    case "rollback":
      return "Rollback";
    case "share":
      return `To ${share}%`;
    case "halt":
      return `Halted at ${share}%`;
    case "off":
      return "Switched off";
    case "on":
      return "Switched on";
  }
}

const firstPaths: Readonly<Record<string, string>> = {
  climber: paths.dashboard,
  feedProfile: paths.feed,
  setter: paths.routeSetting,
  admin: paths.admin,
};

/** Returns the URL that previews this release. Undefined if an older release tool has published it. */
export const getPreviewUrl = ({ remote, hash, manifest }: Release): string | undefined =>
  manifest && `${firstPaths[remote] ?? paths.dashboard}${createPreviewSearch(`${remote}@${hash}`)}`;
