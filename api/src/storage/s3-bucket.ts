import { S3Client } from "@aws-sdk/client-s3";

import type { S3Location } from "./storage-url.ts";

/** A bucket with its client. */
export interface S3Bucket {
  readonly client: S3Client;
  /** For the content of files. A paused video player occupies a connection, so this client needs many. */
  readonly readClient: S3Client;
  readonly name: string;
  readonly prefix: string;
  /** Returns the parameters of S3 commands for a key. */
  readonly getParams: (key: string) => { readonly Bucket: string; readonly Key: string };
}

/** In milliseconds: enough for a slow service, but shorter than a user waits. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** For `client`, whose requests are short. */
const MAX_CONNECTIONS = 50;
/** For `readClient`. More than the API accepts from three network addresses. A paused connection uses about 100 KB. */
const MAX_READ_CONNECTIONS = 1_000;

/** The signature requires a region. Services other than Amazon's accept any region. */
const DEFAULT_REGION = "us-east-1";

/** Creates a client that connects on the first request. */
export function openBucket(location: S3Location): S3Bucket {
  const { bucket, prefix } = location;
  return {
    client: createClient(location, MAX_CONNECTIONS),
    readClient: createClient(location, MAX_READ_CONNECTIONS),
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
