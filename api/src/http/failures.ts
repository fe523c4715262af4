import type { ErrorCode } from "@topout/shared/contract";
import { DrizzleQueryError } from "drizzle-orm";

import { StorageUnavailableError } from "../storage/storage.ts";
import { invalid, ProblemError } from "./problem.ts";

/** How long a client should wait before it asks a server whose database is away. */
const RETRY_SECONDS = 5;

/** SQLSTATEs (and whole classes) that say the server is not there for us, rather than that we asked wrongly. */
const AWAY = [/^08/, /^53/, /^57P0[1-5]$/];
const UNREACHABLE = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/** The disk has no room, or we have used up our part of it. */
const FULL = new Set(["ENOSPC", "EDQUOT"]);
const FULL_RETRY_SECONDS = 300;
/** pg gives these no code. */
const LOST =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** The database's own error below drizzle's, whose message would carry the query's parameters. */
export const rootOf = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? rootOf(error.cause) : error;

export const codeOf = (error: unknown): string | undefined => {
  const root = rootOf(error);
  return root instanceof Error && "code" in root && typeof root.code === "string"
    ? root.code
    : undefined;
};

/** The constraint that a write broke, where that is why it failed. */
export function brokenConstraint(error: unknown): string | undefined {
  const root = rootOf(error);
  const broke = codeOf(root)?.startsWith("23");
  return broke && root instanceof Error && "constraint" in root
    ? String(root.constraint)
    : undefined;
}

/** Turns whatever was thrown into the failure that the caller is told of. */
export function toProblem(error: unknown): ProblemError {
  if (error instanceof ProblemError) return error;
  const cause = rootOf(error);
  if (isAway(cause)) {
    return new ProblemError("UNAVAILABLE", { retryAfterSeconds: RETRY_SECONDS, cause });
  }
  return ofDisk(cause) ?? ofFramework(cause) ?? new ProblemError("INTERNAL", { cause });
}

function ofDisk(cause: unknown): ProblemError | undefined {
  if (!FULL.has(codeOf(cause) ?? "")) return undefined;
  return new ProblemError("UNAVAILABLE", {
    message: "We have no room left to keep this. Try again later.",
    retryAfterSeconds: FULL_RETRY_SECONDS,
    cause,
  });
}

function isAway(error: unknown): boolean {
  if (error instanceof StorageUnavailableError) return true;
  const code = codeOf(error);
  if (code && (UNREACHABLE.has(code) || AWAY.some((state) => state.test(code)))) return true;
  return error instanceof Error && LOST.test(error.message);
}

/** Fastify's own refusals, by the status it would have answered. */
function ofFramework(error: unknown): ProblemError | undefined {
  if (!(error instanceof Error) || !("statusCode" in error)) return undefined;
  if (codeOf(error) === "FST_ERR_BAD_URL") return new ProblemError("NOT_FOUND");
  const status = Number(error.statusCode);
  if (!(status >= 400 && status < 500)) return undefined;
  const code = refusals.get(status);
  if (code) return new ProblemError(code);
  return invalid([{ loc: ["body"], msg: "The request could not be read", type: "value_error" }]);
}

const refusals: ReadonlyMap<number, ErrorCode> = new Map([
  [404, "NOT_FOUND"],
  [413, "PAYLOAD_TOO_LARGE"],
  [415, "UNSUPPORTED_MEDIA_TYPE"],
]);
