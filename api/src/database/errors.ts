import { DrizzleQueryError } from "drizzle-orm";

import { getSystemErrorCode } from "../errors/system-error-code.ts";

/** SQLSTATE codes and classes of an unavailable server: connection exceptions, exhausted resources, shutdowns. */
const UNAVAILABLE_SQLSTATES = [/^08/, /^53/, /^57P0[1-5]$/];
const NETWORK_ERROR_CODES = new Set([
  "ECONNREFUSED",
  "ECONNRESET",
  "ENOENT",
  "EPIPE",
  "ETIMEDOUT",
  "ENOTFOUND",
  "EAI_AGAIN",
  "EHOSTUNREACH",
]);
/** A transaction connects before its first query, so drizzle does not wrap the error. */
const CONNECT_SYSCALLS = new Set<unknown>(["connect", "getaddrinfo"]);
/** Messages of errors that pg throws without a code. */
const CONNECTION_LOST_MESSAGE =
  /^(Connection terminated|timeout exceeded when trying to connect|Client has encountered a connection error|Cannot use a pool after calling end)/;

/** Unwraps drizzle's error. Its message contains the query's parameters, which we must not log. */
export const getRootError = (error: unknown): unknown =>
  error instanceof DrizzleQueryError ? getRootError(error.cause) : error;

/** Returns the SQLSTATE of a database error, or the code of a Node error. */
export const getErrorCode = (error: unknown): string | undefined =>
  getSystemErrorCode(getRootError(error));

/** Returns the name of the constraint that a write violated. */
export function getViolatedConstraint(error: unknown): string | undefined {
  const root = getRootError(error);
  const isViolation = getErrorCode(root)?.startsWith("23");
  return isViolation && root instanceof Error && "constraint" in root
    ? String(root.constraint)
    : undefined;
}

/** SQLSTATE codes of statements and transactions that exceeded a limit of `StatementLimits`. */
const TIMEOUT_SQLSTATES = new Set(["57014", "55P03", "25P03"]);

/** Whether PostgreSQL cancelled a statement or transaction that took too long. The transaction was rolled back. */
export const isTimeoutError = (error: unknown): boolean =>
  TIMEOUT_SQLSTATES.has(getErrorCode(error) ?? "");

/** Whether the database was not reachable, or the connection was lost. Pass the error with drizzle's wrapper. */
export function isConnectionError(error: unknown): boolean {
  const root = getRootError(error);
  const code = getErrorCode(root);
  if (code && NETWORK_ERROR_CODES.has(code)) {
    return error instanceof DrizzleQueryError || isConnectFailure(root);
  }
  if (code && UNAVAILABLE_SQLSTATES.some((pattern) => pattern.test(code))) return true;
  return root instanceof Error && CONNECTION_LOST_MESSAGE.test(root.message);
}

/** Whether a connection could not be opened. Files and connections of clients have errors with the same codes. */
const isConnectFailure = (error: unknown): boolean =>
  // Node.js throws an AggregateError if a host has several addresses and it can connect to none of them.
  error instanceof AggregateError ||
  (error instanceof Error && "syscall" in error && CONNECT_SYSCALLS.has(error.syscall));
