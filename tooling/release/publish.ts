import type { ReleaseRecord } from "@topout/shared/contract";
import type { RegisteredRemote } from "@topout/shared/remote";
import { formatRegistry, parseRegistry, withRelease } from "@topout/tooling/registry";
import type { Release } from "@topout/tooling/release-manifest";

import { appendRecord } from "./history.ts";
import type { ReleaseTarget } from "./release-target.ts";
import type { TextFile } from "./text-file.ts";

/** Where releases are published and recorded. */
export interface Publication {
  readonly target: ReleaseTarget;
  readonly history: TextFile;
}

type Origin = Pick<ReleaseRecord, "action" | "commit" | "by" | "notes">;

/**
 * Makes a release live: one edit of the registry, then one line of the history. Returns the new registry entry. The
 * target must already have the files of the release.
 */
export async function makeLive(
  { target, history }: Publication,
  release: Release,
  origin: Origin,
): Promise<RegisteredRemote | undefined> {
  const { remote, version, contract } = release.manifest;
  let entry: RegisteredRemote | undefined;
  await target.registry.update((text) => {
    const registry = withRelease(parseRegistry(text), release, target.remotesUrl);
    entry = registry.remotes[remote];
    return formatRegistry(registry);
  });
  const time = new Date().toISOString();
  await appendRecord(history, { remote, version, hash: release.hash, contract, time, ...origin });
  return entry;
}

/** Returns the hash of a release from the URL of its entry. */
export const getHash = (entryUrl: string): string | undefined =>
  /\/v\/(?<hash>[\da-f]+)\/[^/]+$/.exec(entryUrl)?.groups?.["hash"];
