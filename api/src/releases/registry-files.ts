import { join } from "node:path";

/** The name of the registry in a folder of remotes, or in a bucket. */
export const REGISTRY_FILE = "remotes.json";
/** The name of the history in a bucket. */
export const HISTORY_FILE = "releases.jsonl";

/** Returns the registry and its lock file. The lock file is next to the folder, so that it is not served. */
export const getRegistryFiles = (remotesDir: string) => ({
  file: join(remotesDir, REGISTRY_FILE),
  lockFile: `${remotesDir}.lock`,
});

/** Returns the hash of a release from the URL of its entry. */
export const getHash = (entryUrl: string): string | undefined =>
  /\/v\/(?<hash>[\da-f]+)\/[^/]+$/.exec(entryUrl)?.groups?.["hash"];
