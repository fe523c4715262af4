import { S3Client } from "@aws-sdk/client-s3";

import type { S3Place } from "./storage-place.ts";

/** A part of a bucket, and how to talk to it. */
export interface S3Bucket {
  readonly client: S3Client;
  readonly name: string;
  readonly prefix: string;
  /** How S3 names the file of that key. */
  readonly object: (key: string) => { readonly Bucket: string; readonly Key: string };
}

/** Longer than a slow service takes, shorter than a person waits. */
const TIMEOUTS = { connectionTimeout: 5_000, socketTimeout: 30_000 };

/** Other services than Amazon's take any region, but the signature wants one. */
const SOME_REGION = "us-east-1";

/** Connects when first asked something, not before. */
export function openBucket(place: S3Place): S3Bucket {
  const { bucket, prefix } = place;
  return {
    client: openClient(place),
    name: bucket,
    prefix,
    object: (key) => ({ Bucket: bucket, Key: prefix + key }),
  };
}

function openClient({ region, endpoint, pathStyle, credentials }: S3Place): S3Client {
  return new S3Client({
    ...(endpoint && { endpoint, region: SOME_REGION }),
    ...(region && { region }),
    ...(credentials && { credentials }),
    forcePathStyle: pathStyle,
    requestHandler: TIMEOUTS,
    // Services that only speak S3 refuse the checksums that Amazon's takes.
    requestChecksumCalculation: "WHEN_REQUIRED",
    responseChecksumValidation: "WHEN_REQUIRED",
  });
}
