import { join, resolve } from "node:path";

import { createFolderTarget } from "./folder-target.ts";
import type { Arguments } from "./parse-arguments.ts";
import type { Publication } from "./publish.ts";
import { createLocalFile } from "./text-file.ts";

type Locations = Omit<Arguments, "command">;

interface OpenPublication {
  readonly publication: Publication;
  /** The folder of the live remotes, if it is on this machine. */
  readonly liveDir: string | undefined;
}

/** Opens the target and the history that the arguments or the environment name. */
export function openPublication(root: string, locations: Locations): OpenPublication {
  const { env } = process;
  const dataDir = resolve(root, env["DATA_DIR"] ?? "data");
  const remotesDir = resolve(root, env["REMOTES_DIR"] ?? "dist/remotes");
  const target = locations.target ?? env["RELEASE_TARGET"] ?? remotesDir;
  const remotesUrl = locations.remotesUrl ?? env["RELEASE_URL"];
  const history = locations.history ?? env["RELEASE_HISTORY"] ?? join(dataDir, "releases.jsonl");
  const liveDir = resolve(root, target);
  return {
    publication: {
      target: createFolderTarget(liveDir, remotesUrl),
      history: createLocalFile(resolve(root, history)),
    },
    liveDir,
  };
}
