import type { TextFile } from "@topout/api/releases";
import type { RemoteName } from "@topout/shared/remote";

export interface StoredRelease {
  readonly hash: string;
  readonly modifiedAt: Date;
}

/** The place from which a web server or a CDN serves the releases. */
export interface ReleaseTarget {
  /** The URL of the folder of all remotes, with a trailing slash. */
  readonly remotesUrl: string;
  /** `remotes.json`, the live release of each remote. */
  readonly registry: TextFile;
  /** Copies a release folder with all its files. Does nothing if the target has it. */
  readonly addRelease: (remote: RemoteName, hash: string, folder: string) => Promise<void>;
  /** Returns the text of a release's manifest, or undefined if the target lacks the release. */
  readonly readManifest: (remote: RemoteName, hash: string) => Promise<string | undefined>;
  readonly listReleases: (remote: RemoteName) => Promise<readonly StoredRelease[]>;
  readonly removeRelease: (remote: RemoteName, hash: string) => Promise<void>;
  /** Removes the incomplete releases that have not changed since this time. Returns their number. */
  readonly removeIncomplete: (remote: RemoteName, before: Date) => Promise<number>;
}
