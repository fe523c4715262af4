import { join, resolve } from "node:path";

import { createBucketFile } from "@topout/api/bucket-file";
import type { TextFile } from "@topout/api/releases";
import { openBucket } from "@topout/api/s3-bucket";
import { parseStorageUrl, type S3Location } from "@topout/api/storage-url";

import { createBucketTarget } from "./bucket-target.ts";
import { createFolderTarget } from "./folder-target.ts";
import type { Arguments } from "./parse-arguments.ts";
import { UsageError } from "./usage-error.ts";
import type { Publication } from "./publish.ts";
import { createLocalFile } from "./text-file.ts";

type Locations = Omit<Arguments, "command">;

export interface OpenPublication {
  readonly publication: Publication;
  /** The folder of the live remotes. */
  readonly liveDir: string;
}

/**
 * Opens the target and the history from the arguments, the environment or the defaults.
 * @throws {UsageError} if the target or the history is neither a path nor the URL of an S3 bucket.
 */
export function openPublication(root: string, locations: Locations): OpenPublication {
  const { env } = process;
  const remotesDir = resolve(root, env["REMOTES_DIR"] ?? "dist/remotes");
  const location = locations.target ?? env["RELEASE_TARGET"] ?? remotesDir;
  const { target, liveDir } = openTarget(
    isUrl(location) ? requireBucket(location) : resolve(root, location),
    { remotesDir, remotesUrl: locations.remotesUrl ?? env["RELEASE_URL"] },
  );
  return { publication: { target, history: openHistory(root, locations.history) }, liveDir };
}

interface TargetOptions {
  readonly remotesDir: string;
  readonly remotesUrl: string | undefined;
}

/** A bucket has no folder of live remotes, so a check uses those of this machine. */
const openTarget = (location: S3Location | string, { remotesDir, remotesUrl }: TargetOptions) =>
  typeof location === "string"
    ? { target: createFolderTarget(location, remotesUrl), liveDir: location }
    : { target: createBucketTarget(location, remotesUrl), liveDir: remotesDir };

function openHistory(root: string, path: string | undefined): TextFile {
  const { env } = process;
  const dataDir = resolve(root, env["DATA_DIR"] ?? "data");
  const file = path ?? env["RELEASE_HISTORY"] ?? join(dataDir, "releases.jsonl");
  if (!isUrl(file)) return createLocalFile(resolve(root, file));
  return createBucketFile(openBucket(requireBucket(file, "history")), "releases.jsonl");
}

const isUrl = (text: string) => /^\w+:\/\//.test(text);

function requireBucket(url: string, purpose = "target"): S3Location {
  const location = parseStorageUrl(url);
  if (location?.kind === "s3") return location;
  throw new UsageError(`The ${purpose} must be a path or s3://bucket, not ${url}`);
}
