import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { type RemoteName, remotes } from "@topout/shared/remote";
import { bundle, getReleaseFolder, publishRemote } from "@topout/tooling/build-part";
import type { Release } from "@topout/tooling/release-manifest";
import { withLock } from "@topout/tooling/with-lock";

import { readAuthorship } from "./read-authorship.ts";
import { makeLive, type Publication } from "./publish.ts";

export interface ReleaseOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
  readonly notes: string | undefined;
  /** Builds the remote into this folder of remotes. */
  readonly build: (stagingDir: string) => Promise<Release>;
  /** Rejects if a screen of the release does not render. */
  readonly check: (release: Release, stagingDir: string) => Promise<void>;
}

/** Builds one remote, checks it, copies it to the target, and only then makes it live. */
export async function releaseRemote(options: ReleaseOptions): Promise<void> {
  const { root, remote, target, build, check } = options;
  const { folder } = remotes[remote];
  const { commit, by, subject } = readAuthorship(root, folder);
  const stagingDir = await mkdtemp(join(tmpdir(), "topout-staging-"));
  try {
    const release = await build(stagingDir);
    console.log(`Built ${remote} ${release.manifest.version} (${release.hash})`);
    await check(release, stagingDir);
    await target.addRelease(
      remote,
      release.hash,
      getReleaseFolder(stagingDir, remote, release.hash),
    );
    const notes = options.notes ?? subject;
    await makeLive(options, release, { action: "release", commit, by, notes });
    console.log(`${remote} ${release.manifest.version} (${release.hash}) is live.`);
    console.log(`To roll back: npm run release -- rollback ${remote}`);
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
}

/** Builds a release. Holds the lock of `npm run build`, because both write to the same dist folder. */
export const buildRelease = (
  root: string,
  remote: RemoteName,
  stagingDir: string,
): Promise<Release> =>
  withLock(join(root, "dist/building"), async () => {
    const { folder } = remotes[remote];
    await bundle(root, { folder, remote });
    return publishRemote(root, { folder, name: remote }, stagingDir);
  });
