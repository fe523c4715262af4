import { S3ServiceException } from "@aws-sdk/client-s3";

import { StorageUnavailableError } from "./storage.ts";

/** A bucket that is not there is no missing file. */
export const isMissing = (error: unknown): boolean =>
  error instanceof S3ServiceException &&
  error.$metadata.httpStatusCode === 404 &&
  error.name !== "NoSuchBucket";

export const toStorageError = (error: unknown): StorageUnavailableError =>
  new StorageUnavailableError({ cause: error });

/** @throws {StorageUnavailableError} */
export function failAsStorage(error: unknown): never {
  throw toStorageError(error);
}

/** For what somebody else may have ended first. */
export function failUnlessMissing(error: unknown): void {
  if (!isMissing(error)) failAsStorage(error);
}
