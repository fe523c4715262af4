import type { Release } from "@topout/shared/contract";

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

/** Returns the command that makes this release live again. */
export const getRollbackCommand = ({ remote, hash }: Release): string =>
  `npm run release -- rollback ${remote} ${hash}`;
