import { S3ServiceException } from "@aws-sdk/client-s3";

import { StorageUnavailableError } from "./storage.ts";

/** A missing bucket is not a missing file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== "NoSuchBucket";

export const toStorageError = (error: unknown): StorageUnavailableError =>
  new StorageUnavailableError({ cause: error });

/** @throws {StorageUnavailableError} */
export function throwStorageError(error: unknown): never {
  throw toStorageError(error);
}

/** For an upload that another process may have aborted first. */
export function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throwStorageError(error);
}
