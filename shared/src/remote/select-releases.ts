import type { GradualRelease, RegisteredRemote, Registry } from "./registry.ts";
import {
  OLDEST_REMOTE_INTERFACE_VERSION,
  REMOTE_INTERFACE_VERSION,
} from "./remote-interface-version.ts";

/** A browser keeps its bucket, a number from 0 to 9999. */
export const BUCKET_COUNT = 10_000;

/**
 * Replaces the live release of each remote with its gradual one, if that selects the bucket. A browser without a bucket
 * runs the live releases.
 */
export const selectReleases = (
  { schema, remotes }: Registry,
  bucket: number | undefined,
): Registry => ({
  schema,
  remotes: Object.fromEntries(
    Object.entries(remotes).map(([name, remote]) => [
      name,
      remote && selectRelease(remote, bucket),
    ]),
  ),
});

function selectRelease(
  { gradual, ...live }: RegisteredRemote,
  bucket: number | undefined,
): RegisteredRemote {
  if (!gradual || bucket === undefined) return live;
  const { share, salt, canHalt: _, ...release } = gradual;
  if (!canRun(release.contract) || !isSelected(bucket, { share, salt })) return live;
  return { ...release, ...(live.off && { off: live.off }) };
}

/** An open shell can be older than the release, or newer. The live release may still run in it. */
const canRun = (contract: number) =>
  contract >= OLDEST_REMOTE_INTERFACE_VERSION && contract <= REMOTE_INTERFACE_VERSION;

/** A bucket that a share selects stays selected while the share grows. */
const isSelected = (bucket: number, { share, salt }: Pick<GradualRelease, "share" | "salt">) =>
  hash(`${salt}:${bucket}`) % 100 < share;

/** FNV-1a, with the last step of MurmurHash3, so that similar texts have independent hashes. */
function hash(text: string): number {
  let value = 0x811c9dc5;
  for (const character of text) {
    value = Math.imul(value ^ (character.codePointAt(0) ?? 0), 0x01000193);
  }
  value = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  value = Math.imul(value ^ (value >>> 13), 0xc2b2ae35);
  return (value ^ (value >>> 16)) >>> 0;
}
