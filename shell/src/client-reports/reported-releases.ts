import type { ReportedPart } from "@topout/shared/contract";
import type { Registry, RemoteName } from "@topout/shared/remote";

import { getLoadedEntry, getLoadedRemotes } from "../remotes/load-remote.ts";

/** A release of the shell or of a remote. */
export interface PartId {
  readonly part: ReportedPart;
  /** Its hash. */
  readonly release: string;
}

const SHELL_ENTRY = /^\/assets\/index-([\w-]{4,64})\.js$/;
const REMOTE_HASH = /^[\da-f]{4,64}$/;

/** Returns the release of the shell: the hash in the name of its entry. Returns undefined in development. */
export function readShellRelease(): string | undefined {
  for (const link of document.querySelectorAll('link[href^="/assets/index-"]')) {
    const release = SHELL_ENTRY.exec(link.getAttribute("href") ?? "")?.[1];
    if (release !== undefined) return release;
  }
  return undefined;
}

/** Returns the release that the page has loaded, or that of the registry if none has loaded. */
export function findRemoteRelease(name: RemoteName, { remotes }: Registry): PartId | undefined {
  const entry = getLoadedEntry(name) ?? remotes[name]?.entry;
  const release = parseRemoteFile(entry ?? "")?.release;
  return release === undefined ? undefined : { part: name, release };
}

/** Returns the folders in the address of a file of a remote, such as `/remotes/climber/v/<hash>/remoteEntry.js`. */
export function parseRemoteFile(address: string) {
  const folders = address.split("/");
  const index = folders.lastIndexOf("v");
  const name = folders[index - 1] ?? "";
  const release = folders[index + 1] ?? "";
  return index > 0 && REMOTE_HASH.test(release) ? { name, release } : undefined;
}

export const listLoadedReleases = (registry: Registry): PartId[] =>
  getLoadedRemotes().flatMap((name) => findRemoteRelease(name, registry) ?? []);
