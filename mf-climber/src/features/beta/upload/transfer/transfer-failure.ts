import { DetailedError, type HttpResponse } from "tus-js-client/lib/browser/index.js";

import { isForeignResponse, parseBody } from "./is-own-response.ts";

/** Why a transfer has stopped. */
export type TransferFailure =
  /** No response of the server, after all retries. */
  | { readonly type: "unreachable" }
  /** The browser cannot read the file: it was moved, changed or deleted. */
  | { readonly type: "unreadable" }
  | { readonly type: "sessionExpired" }
  /** The server has no such upload, or no such route. */
  | { readonly type: "notFound"; readonly message: string }
  /** The server cannot accept the file now. */
  | { readonly type: "unavailable"; readonly message: string }
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
  // After a cut, the server counts the old connection as a running upload for some seconds.
  if (status === 429) return originalRequest.getMethod() === "PATCH";
  return status >= 500 || RETRIED_STATUSES.has(status);
}

/** Returns the delay that the server requires, at most a minute. `Retry-After` is a number of seconds. */
export function getRetryAfterMs({ originalResponse }: DetailedError): number {
  const seconds = Number(originalResponse?.getHeader("Retry-After") ?? 0);
  return seconds > 0 ? Math.min(seconds * 1_000, MAX_RETRY_AFTER_MS) : 0;
}

export async function toTransferFailure(error: Error, file: Blob): Promise<TransferFailure> {
  const response = getOwnResponse(error);
  if (!response) return { type: (await isReadable(file)) ? "unreachable" : "unreadable" };
  const status = response.getStatus();
  if (status === 401) return { type: "sessionExpired" };
  const message = readMessage(response);
  if (status === 404 || status === 410) return { type: "notFound", message };
  return { type: REJECTED_STATUSES.has(status) ? "rejected" : "unavailable", message };
}

function getOwnResponse(error: Error): HttpResponse | undefined {
  const response = error instanceof DetailedError ? error.originalResponse : null;
  return response && !isForeignResponse(response) ? response : undefined;
}

const isReadable = (file: Blob) =>
  file
    .slice(0, 1)
    .arrayBuffer()
    .then(
      () => true,
      () => false,
    );

function readMessage(response: HttpResponse): string {
  const { message } = Object(parseBody(response)) as { message?: unknown };
  return typeof message === "string" ? message : "Topout can't take your video right now.";
}
