import { S3ServiceException } from "@aws-sdk/client-s3";

import { StorageUnavailableError } from "./storage.ts";

/** Whether the file is missing. Returns false for a missing bucket. */
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

/** Ignores a missing upload, because another process may have aborted it first. */
export function ignoreMissing(error: unknown): void {
  if (!isMissing(error)) throwStorageError(error);
}
