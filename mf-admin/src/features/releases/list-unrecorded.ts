import { MAX_LISTED_RELEASES, type Release } from "@topout/shared/contract";
import type { Registry } from "@topout/shared/remote";

/**
 * Returns the remotes whose live release the history does not contain, because it was released with another history. A
 * build has no record.
 */
export function listUnrecorded(
  { remotes }: Pick<Registry, "remotes">,
  releases: readonly Release[],
): string[] {
  // The record can be older than the listed ones.
  if (releases.length >= MAX_LISTED_RELEASES) return [];
  return Object.entries(remotes)
    .filter(([name, live]) => {
      const isRecorded = releases.some(
        ({ remote, hash }) => remote === name && live?.entry.includes(`/v/${hash}/`),
      );
      return live?.isReleased === true && !isRecorded;
    })
    .map(([name]) => name);
}
