import { join, resolve } from "node:path";

import { createFolderTarget } from "./folder-target.ts";
import { type Arguments, UsageError } from "./parse-arguments.ts";
import type { Publication } from "./publish.ts";
import { createLocalFile } from "./text-file.ts";

type Locations = Omit<Arguments, "command">;

interface OpenPublication {
  readonly publication: Publication;
  /** The folder of the live remotes. */
  readonly liveDir: string;
}

/**
 * Opens the target and the history from the arguments, the environment or the defaults.
 * @throws {UsageError} if one of them is a URL.
 */
export function openPublication(root: string, locations: Locations): OpenPublication {
  const { env } = process;
  const dataDir = resolve(root, env["DATA_DIR"] ?? "data");
  const remotesDir = resolve(root, env["REMOTES_DIR"] ?? "dist/remotes");
  const target = requirePath(locations.target ?? env["RELEASE_TARGET"] ?? remotesDir);
  const remotesUrl = locations.remotesUrl ?? env["RELEASE_URL"];
  const history = requirePath(
    locations.history ?? env["RELEASE_HISTORY"] ?? join(dataDir, "releases.jsonl"),
  );
  const liveDir = resolve(root, target);
  return {
    publication: {
      target: createFolderTarget(liveDir, remotesUrl),
      history: createLocalFile(resolve(root, history)),
    },
    liveDir,
  };
}

function requirePath(path: string): string {
  if (/^\w+:\/\//.test(path)) throw new UsageError(`${path} must be a path, not a URL`);
  return path;
}
