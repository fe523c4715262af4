import type { S3Bucket } from "../storage/s3-bucket.ts";
import type { S3Location } from "../storage/storage-url.ts";
import { getRegistryFiles, HISTORY_FILE, REGISTRY_FILE } from "./registry-files.ts";
import { createLocalFile, type TextFile } from "./text-file.ts";

/** The path of a file or a folder, or the bucket that replaces it. */
export type ReleaseLocation = string | S3Location;

export interface ReleaseFiles {
  readonly registry: TextFile;
  readonly history: TextFile;
}

interface ReleaseLocations {
  /** The folder or the bucket with the registry. */
  readonly releaseTarget?: ReleaseLocation | undefined;
  /** The file with the history of releases, or the bucket that contains it. */
  readonly releaseHistory?: ReleaseLocation | undefined;
}

/** Opens the registry and the history, as the release tool does. Returns undefined if one of them is not configured. */
export async function openReleaseFiles({
  releaseTarget,
  releaseHistory,
}: ReleaseLocations): Promise<ReleaseFiles | undefined> {
  if (releaseTarget === undefined || releaseHistory === undefined) return undefined;
  return {
    registry:
      typeof releaseTarget === "string"
        ? openRegistry(releaseTarget)
        : await openObject(releaseTarget, REGISTRY_FILE),
    history:
      typeof releaseHistory === "string"
        ? createLocalFile(releaseHistory)
        : await openObject(releaseHistory, HISTORY_FILE),
  };
}

function openRegistry(remotesDir: string): TextFile {
  const { file, lockFile } = getRegistryFiles(remotesDir);
  return createLocalFile(file, { lockFile, isServed: true });
}

/** Buckets are reused, because their clients keep connections open. The configuration has few locations. */
const buckets = new Map<S3Location, S3Bucket>();

async function openObject(location: S3Location, key: string): Promise<TextFile> {
  // Import the S3 client lazily, because it loads slowly and most installations have no bucket.
  const [{ openBucket }, { createBucketFile }] = await Promise.all([
    import("../storage/s3-bucket.ts"),
    import("./bucket-file.ts"),
  ]);
  const bucket = buckets.get(location) ?? openBucket(location);
  buckets.set(location, bucket);
  return createBucketFile(bucket, key);
}
