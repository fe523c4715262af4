import type { RemoteName } from "@topout/shared/remote";
import { parseReleaseManifest, type Release } from "@topout/tooling/release-manifest";

import { UsageError } from "./usage-error.ts";
import type { ReleaseTarget } from "./release-target.ts";

const MIN_PREFIX_LENGTH = 7;

/**
 * Finds a stored release by its hash, or by a prefix that no other release of the remote has.
 * @throws {UsageError}
 */
export async function findRelease(
  target: ReleaseTarget,
  remote: RemoteName,
  prefix: string,
): Promise<Release> {
  const hash = await findHash(target, remote, prefix);
  const text = await target.readManifest(remote, hash);
  if (text !== undefined) return { hash, manifest: parseReleaseManifest(text) };
  throw new UsageError(`${remote} ${hash} cannot become live, because its manifest is missing`);
}

async function findHash(target: ReleaseTarget, remote: RemoteName, prefix: string) {
  const hashes = (await target.listReleases(remote)).map(({ hash }) => hash);
  if (hashes.includes(prefix)) return prefix;
  if (prefix.length < MIN_PREFIX_LENGTH) {
    throw new UsageError(`${prefix} is too short. Enter at least 7 characters of the hash`);
  }
  const [match, ...others] = hashes.filter((hash) => hash.startsWith(prefix));
  if (match === undefined) throw new UsageError(`${remote} has no release ${prefix}`);
  if (others.length === 0) return match;
  const list = [match, ...others].toSorted().join(", ");
  throw new UsageError(`Several releases of ${remote} start with ${prefix}: ${list}`);
}
