import { statfs } from "node:fs/promises";
import type { ServerResponse } from "node:http";

import { recreateFolder } from "../../files/create-folder.ts";
import { ProblemError } from "../../errors/problem-error.ts";
import { createOpenCounts } from "../open-counts.ts";

export interface UploadLimits {
  /** The number of uploads that one user may send to this process at the same time. */
  readonly uploadsPerUser: number;
  /** Uploads may not use the last free space, because the database needs it. */
  readonly diskReserveBytes: number;
}

interface IncomingUpload {
  readonly user: string;
  /** The Content-Length header. 0 without one. */
  readonly sizeBytes: number;
  readonly response: ServerResponse;
}

/** Checks an upload before its body is read. */
export type LimitUpload = (upload: IncomingUpload) => Promise<void>;

const UPLOAD_RETRY_SECONDS = 5;
const DISK_RETRY_SECONDS = 300;

export function createUploadLimiter(folder: string, limits: UploadLimits): LimitUpload {
  const openUploads = createOpenCounts();

  /** @throws {ProblemError} 429 if the user has too many open uploads, 503 without enough disk space. */
  return async ({ user, sizeBytes, response }) => {
    if (openUploads.get(user) >= limits.uploadsPerUser) throw createTooManyUploadsError(limits);
    openUploads.add(user, response);
    await requireDiskSpace(folder, sizeBytes + limits.diskReserveBytes);
  };
}

async function requireDiskSpace(folder: string, requiredBytes: number): Promise<void> {
  // A clean-up of the machine may have deleted the temporary folder.
  await recreateFolder(folder);
  const { bavail, bsize } = await statfs(folder);
  if (bavail * bsize >= requiredBytes) return;
  throw new ProblemError("UNAVAILABLE", {
    message: "The server has no disk space left for uploads. Try again later.",
    retryAfterSeconds: DISK_RETRY_SECONDS,
    cause: new Error(`Less than ${requiredBytes} bytes are free in ${folder}`),
  });
}

const createTooManyUploadsError = ({ uploadsPerUser }: UploadLimits) =>
  new ProblemError("RATE_LIMITED", {
    message: `You can upload ${uploadsPerUser} files at a time. Wait until one of them is complete.`,
    retryAfterSeconds: UPLOAD_RETRY_SECONDS,
  });
