import { DetailedError, type HttpResponse } from "tus-js-client/lib/browser/index.js";

import { isReadable } from "@topout/shared/api/upload";

import type { PartFailure } from "./create-part-size.ts";
import { isForeignResponse, isOwnResponse, parseBody } from "./is-own-response.ts";

/** Why a transfer has stopped. */
export type TransferFailure =
  /** Another attempt can succeed later. */
  | { readonly type: "interrupted"; readonly message: string }
  /** The browser cannot read the file: it was moved, changed or deleted. */
  | { readonly type: "unreadable" }
  | { readonly type: "sessionExpired" }
  /** The server has no such upload, or no such route. */
  | { readonly type: "notFound"; readonly message: string }
  /** The server will never accept the file. */
  | { readonly type: "rejected"; readonly message: string };

const REJECTED_STATUSES: ReadonlySet<number> = new Set([400, 413, 415, 422]);
/** Less than the time after which a transfer counts as stalled. */
const MAX_RETRY_AFTER_MS = 60_000;
const RETRIED_STATUSES: ReadonlySet<number> = new Set([408, 409, 423]);

/** Returns whether a retry of the same request can succeed soon. */
export function isTemporary({ originalRequest, originalResponse }: DetailedError): boolean {
  if (!originalResponse || isForeignResponse(originalResponse)) return true;
  const status = originalResponse.getStatus();
  if (isTooLargeForProxy(originalResponse)) return true;
  // After a cut, the server counts the old connection as a running upload for some seconds.
  if (status === 429) return originalRequest.getMethod() === "PATCH";
  return status >= 500 || RETRIED_STATUSES.has(status);
}

/** Returns the delay that the server requires, at most a minute. `Retry-After` is a number of seconds. */
export function getRetryAfterMs({ originalResponse }: DetailedError): number {
  const seconds = Number(originalResponse?.getHeader("Retry-After") ?? 0);
  return seconds > 0 ? Math.min(seconds * 1_000, MAX_RETRY_AFTER_MS) : 0;
}

/** Returns the part that has not arrived although the server can be reached, or undefined for another failure. */
export function toPartFailure({
  originalRequest,
  originalResponse,
}: DetailedError): PartFailure | undefined {
  if (originalRequest.getMethod() !== "PATCH") return undefined;
  const isTooLarge = originalResponse !== null && isTooLargeForProxy(originalResponse);
  if (originalResponse && !isTooLarge) return undefined;
  return { offset: Number(originalRequest.getHeader("Upload-Offset")), isTooLarge };
}

const isTooLargeForProxy = (response: HttpResponse): boolean =>
  response.getStatus() === 413 && !isOwnResponse(response);

interface FailureOptions {
  readonly file: Blob;
  /** Whether the smallest parts do not arrive. */
  readonly isBlocked: boolean;
}

export async function toTransferFailure(
  error: Error,
  { file, isBlocked }: FailureOptions,
): Promise<TransferFailure> {
  if (!(await isReadable(file))) return { type: "unreadable" };
  if (isBlocked && isPartFailure(error)) return BLOCKED;
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response && !isForeignResponse(response) ? toResponseFailure(response) : DISCONNECTED;
}

const DISCONNECTED = { type: "interrupted", message: "The connection dropped." } as const;
const BLOCKED = {
  type: "interrupted",
  message:
    "This network doesn't let large files through. Try another one, for example mobile data.",
} as const;

const isPartFailure = (error: Error): boolean =>
  error instanceof DetailedError && toPartFailure(error) !== undefined;

function toResponseFailure(response: HttpResponse): TransferFailure {
  const status = response.getStatus();
  if (status === 401) return { type: "sessionExpired" };
  const message = readMessage(response);
  if (status === 404 || status === 410) return { type: "notFound", message };
  return { type: REJECTED_STATUSES.has(status) ? "rejected" : "interrupted", message };
}

function readMessage(response: HttpResponse): string {
  const { message } = Object(parseBody(response)) as { message?: unknown };
  return typeof message === "string" ? message : "Topout can't take your video right now.";
}
