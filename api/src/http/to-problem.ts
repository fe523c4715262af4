import type { ErrorCode } from "@topout/shared/contract";

import {
  getErrorCode,
  getRootError,
  isConnectionError,
  isTimeoutError,
} from "../database/errors.ts";
import { createInvalidRequestError, ProblemError } from "../errors/problem-error.ts";
import { StorageUnavailableError } from "../storage/storage.ts";
import { toAuthProblem } from "./to-auth-problem.ts";
import { toMediaProblem } from "./to-media-problem.ts";

const OUTAGE_RETRY_SECONDS = 5;
const DISK_FULL_RETRY_SECONDS = 300;
/** The disk is full, or the quota is used up. */
const DISK_FULL_CODES = new Set(["ENOSPC", "EDQUOT"]);

/** Converts a thrown value to the error that the client receives. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const cause = getRootError(error);
  return (
    toAuthProblem(error) ??
    toMediaProblem(error) ??
    toOutageProblem(error, cause) ??
    toDiskFullProblem(cause) ??
    toFastifyProblem(cause) ??
    new ProblemError("INTERNAL", { cause })
  );
}

/** Converts the error of a database or a storage that is unavailable or too slow. */
function toOutageProblem(error: unknown, cause: unknown): ProblemError | undefined {
  const details = { retryAfterSeconds: OUTAGE_RETRY_SECONDS, cause };
  if (cause instanceof StorageUnavailableError || isConnectionError(error)) {
    return new ProblemError("UNAVAILABLE", details);
  }
  if (!isTimeoutError(cause)) return undefined;
  const message = "This took too long, because the server is busy. Try again soon.";
  return new ProblemError("UNAVAILABLE", { ...details, message });
}

function toDiskFullProblem(cause: unknown): ProblemError | undefined {
  if (!DISK_FULL_CODES.has(getErrorCode(cause) ?? "")) return undefined;
  return new ProblemError("UNAVAILABLE", {
    message: "The server has no disk space left. Try again later.",
    retryAfterSeconds: DISK_FULL_RETRY_SECONDS,
    cause,
  });
}

/** Converts errors of Fastify, which rejects some requests before our code runs. */
function toFastifyProblem(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error) || !("statusCode" in error)) return undefined;
  if (getErrorCode(error) === "FST_ERR_BAD_URL") return new ProblemError("NOT_FOUND");
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  const code = CODE_BY_STATUS.get(status);
  if (code) return new ProblemError(code);
  return createInvalidRequestError([
    { loc: ["body"], msg: "The request could not be read", type: "value_error" },
  ]);
}

const CODE_BY_STATUS: ReadonlyMap<number, ErrorCode> = new Map([
  [404, "NOT_FOUND"],
  [413, "PAYLOAD_TOO_LARGE"],
  [415, "UNSUPPORTED_MEDIA_TYPE"],
]);
