import { S3Client } from "@aws-sdk/client-s3";

import type { S3Location } from "./storage-url.ts";

/** A bucket with its client. */
export interface S3Bucket {
  readonly client: S3Client;
  /** For the content of files. Slow readers occupy connections, so this client needs many. */
  readonly readClient: S3Client;
  /** For readers that can pause, such as video players. They must not occupy the connections of `readClient`. */
  readonly pausableClient: S3Client;
  readonly name: string;
  readonly prefix: string;
  /** Returns the parameters of S3 commands for a key. */
  readonly getParams: (key: string) => { readonly Bucket: string; readonly Key: string };
}

/** In milliseconds: enough for a slow service, but shorter than a user waits. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** The maximum number of connections of each client of a bucket. */
export interface ConnectionLimits {
  readonly client: number;
  readonly readClient: number;
  readonly pausableClient: number;
}

const DEFAULT_CONNECTION_LIMITS: ConnectionLimits = {
  // Its requests are short.
  client: 50,
  readClient: 1_000,
  // More than the API accepts from three network addresses. A paused connection uses about 100 KB.
  pausableClient: 1_000,
};

/** The signature requires a region. Services other than Amazon's accept any region. */
const DEFAULT_REGION = "us-east-1";

/** Creates clients that connect on the first request. */
export function openBucket(
  location: S3Location,
  limits: ConnectionLimits = DEFAULT_CONNECTION_LIMITS,
): S3Bucket {
  const { bucket, prefix } = location;
  return {
    client: createClient(location, limits.client),
    readClient: createClient(location, limits.readClient),
    pausableClient: createClient(location, limits.pausableClient),
    name: bucket,
    prefix,
    getParams: (key) => ({ Bucket: bucket, Key: prefix + key }),
  };
}

function createClient(location: S3Location, maxSockets: number): S3Client {
  const { region, endpoint, usesPathStyle, credentials } = location;
  return new S3Client({
    ...(endpoint && { endpoint, region: DEFAULT_REGION }),
    ...(region && { region }),
    ...(credentials && { credentials }),
    forcePathStyle: usesPathStyle,
    requestHandler: { ...TIMEOUTS, httpAgent: { maxSockets }, httpsAgent: { maxSockets } },
    // S3-compatible services reject the checksums that Amazon accepts.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
