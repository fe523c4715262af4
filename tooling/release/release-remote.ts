import { mkdtemp, rm } from "node:fs/promises";
import { tmpdir } from "node:os";
import { join } from "node:path";

import { FULL_SHARE } from "@topout/shared/contract";
import { createPreviewSearch } from "@topout/shared/paths";
import { type RemoteName, remotes } from "@topout/shared/remote";
import { bundle, getReleaseFolder, publishRemote } from "@topout/tooling/build-part";
import type { Release } from "@topout/tooling/release-manifest";
import { withLock } from "@topout/tooling/with-lock";

import { releaseGradually } from "./gradual.ts";
import { readAuthorship } from "./read-authorship.ts";
import { makeLive, type Publication, recordRelease } from "./publish.ts";

export interface ReleaseOptions extends Publication {
  readonly root: string;
  readonly remote: RemoteName;
  readonly notes: string | undefined;
  /** Publishes the release without making it live. */
  readonly isPreview: boolean;
  /** The percentage of the browsers that run the release. */
  readonly share: number;
  /** Whether the program may take it back by itself. */
  readonly canHalt: boolean;
  /** Builds the remote into this folder of remotes. */
  readonly build: (stagingDir: string) => Promise<Release>;
  /** Rejects if a screen of the release does not render. */
  readonly check: (release: Release, stagingDir: string) => Promise<void>;
}

/** Builds one remote, checks it, copies it to the target, and only then makes it live, unless it is a preview. */
export async function releaseRemote(options: ReleaseOptions): Promise<Release> {
  const { root, remote, target, share, canHalt, build, check } = options;
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
    const details = { commit, by, notes: options.notes ?? subject };
    if (options.isPreview) {
      const time = new Date().toISOString();
      await recordRelease(options, release, { action: "preview", ...details, time });
      printPreview(release);
    } else if (share < FULL_SHARE) {
      await releaseGradually(options, release, { share, canHalt, ...details });
    } else {
      await makeLive(options, release, { action: "release", ...details });
      console.log(`${remote} ${release.manifest.version} (${release.hash}) is live.`);
    }
    return release;
  } finally {
    await rm(stagingDir, { recursive: true, force: true });
  }
}

function printPreview({ hash, manifest: { remote, version } }: Release) {
  const site = process.env["PUBLIC_URL"]?.replace(/\/$/, "") ?? "";
  console.log(`${remote} ${version} (${hash}) is not live. Setters and admins can open it:`);
  console.log(`  ${site}/${createPreviewSearch(`${remote}@${hash}`)}`);
}

/**
 * Builds a release from a repository with the folder of the remote. Holds the lock of `npm run build`, because both
 * write to the same dist folder.
 */
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
