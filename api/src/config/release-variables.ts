import { resolve } from "node:path";

import * as z from "zod";

import { parseStorageUrl, type S3Location } from "../storage/storage-url.ts";
import { folders } from "./project-root.ts";

/** Returns the path of a file or a folder, or the bucket that replaces it. Returns undefined for another URL. */
function parsePathOrBucket(value: string): string | S3Location | undefined {
  if (!/^\w+:\/\//.test(value)) return resolve(folders.relativePaths, value);
  const location = parseStorageUrl(value);
  return location?.kind === "s3" ? location : undefined;
}

/** A path or a bucket. */
const place = (path: string) =>
  z
    .string()
    .transform(parsePathOrBucket)
    .refine(
      (location) => location !== undefined,
      `must be a ${path}, or a bucket such as s3://bucket/prefix?region=eu-west-2`,
    )
    .optional();

/** Where the release tool edits the history and the registry. */
export const releaseVariables = {
  RELEASE_HISTORY: place("file such as releases.jsonl"),
  RELEASE_TARGET: place("folder such as /srv/topout/remotes"),
};
