import { S3Client } from "@aws-sdk/client-s3";

import type { S3Location } from "./storage-url.ts";

/** A bucket with its client. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
  /** Returns the parameters of S3 commands for a key. */
  readonly getParams: (key: string) => { readonly Bucket: string; readonly Key: string };
}

/** In milliseconds: enough for a slow service, but shorter than a user waits. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** The signature requires a region. Services other than Amazon's accept any region. */
const DEFAULT_REGION = "us-east-1";

/** Creates a client that connects on the first request. */
export function openBucket(location: S3Location): S3Bucket {
  const { bucket, prefix } = location;
  return {
    client: createClient(location),
    name: bucket,
    prefix,
    getParams: (key) => ({ Bucket: bucket, Key: prefix + key }),
  };
}

function createClient({ region, endpoint, pathStyle, credentials }: S3Location): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint, region: DEFAULT_REGION }),
    ...(region && { region }),
    ...(credentials && { credentials }),
    forcePathStyle: pathStyle,
    requestHandler: TIMEOUTS,
    // S3-compatible services reject the checksums that Amazon accepts.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
