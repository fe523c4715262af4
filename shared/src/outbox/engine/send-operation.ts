import { type ApiError, isApiError, request } from "@topout/shared/api";
import {
  climbs,
  notes,
  projects,
  reactions,
  resets,
  routeChanges,
  votes,
} from "@topout/shared/contract";
import { getToken, type Operation } from "@topout/shared/platform";

import type { RequestOptions } from "./next-reset.ts";
import type { Outcome } from "./replay.ts";
import { saveDraft } from "./save-draft.ts";
import { type LoadPhoto, LostPhotoError, savePhoto } from "./save-photo.ts";

const TIMEOUT_MS = 15_000;
/** Enough for a converted photo over the slowest network of a phone. */
const PHOTO_TIMEOUT_MS = 60_000;
const MAX_RETRY_AFTER_MS = 60 * 60_000;
/** Request Timeout, Too Many Requests, and what only a proxy or another server responds to an operation. */
const TEMPORARY_STATUSES = new Set([401, 408, 413, 429]);

/** Sends an operation with the token of the user who tapped. */
export async function sendOperation(
  operation: Operation,
  token: string,
  loadPhoto: LoadPhoto,
): Promise<Outcome> {
  let retryAfter: string | null = null;
  let isSessionCurrent = false;
  const transport = async (url: string, init: RequestInit) => {
    const response = await fetch(url, init);
    retryAfter = response.headers.get("Retry-After");
    // Compare the tokens here, because `request` ends the session after this function.
    isSessionCurrent = getToken() === token;
    return response;
  };
  try {
    const timeout = operation.type === "savePhoto" ? PHOTO_TIMEOUT_MS : TIMEOUT_MS;
    const options = { token, transport, signal: AbortSignal.timeout(timeout) };
    if (operation.type === "saveDraft") {
      return { type: "stored", moved: await saveDraft(operation, options) };
    }
    if (operation.type === "savePhoto") await savePhoto(operation, { ...options, loadPhoto });
    else await requestOperation(operation, options);
    return { type: "stored" };
  } catch (error) {
    if (error instanceof LostPhotoError) {
      return { type: "rejected", message: error.message, isNotFound: false };
    }
    if (!isApiError(error)) return { type: "failed" };
    if (isApiError(error, "UNAUTHORIZED")) {
      return { type: "signedOut", hasSessionExpired: isSessionCurrent };
    }
    return toOutcome(error, operation, retryAfter);
  }
}

type SimpleOperation = Exclude<Operation, { type: "saveDraft" | "savePhoto" }>;

function requestOperation(operation: SimpleOperation, options: RequestOptions): Promise<unknown> {
  switch (operation.type) {
    case "log": {
      const { id, route, sent, time } = operation.climb;
      const endpoint = sent ? climbs.addSend : climbs.addAttempt;
      return request(endpoint, { ...options, params: { route_id: route }, body: { id, time } });
    }
    case "removeClimb":
      return request(climbs.remove, { ...options, params: { climb_id: operation.climb.id } });
    case "toggleProject": {
      const endpoint = operation.isProject ? projects.add : projects.remove;
      return request(endpoint, { ...options, params: { route_id: operation.routeId } });
    }
    case "vote": {
      const { routeId, grade, time } = operation.vote;
      const params = { route_id: routeId };
      if (grade === null) return request(votes.remove, { ...options, params });
      return request(votes.save, { ...options, params, body: { grade, time } });
    }
    case "tellSetters": {
      const { routeId, id, kind, text, time } = operation.note;
      const body = { id, kind, text, time };
      return request(notes.create, { ...options, params: { route_id: routeId }, body });
    }
    case "toggleBump": {
      const endpoint = operation.isBumped ? reactions.add : reactions.remove;
      return request(endpoint, { ...options, params: { activity_id: operation.activityId } });
    }
    case "markRoutes": {
      const { resetId, routeIds, comesDown, take } = operation;
      const ids = [...routeIds];
      const body = comesDown ? { strip_add: ids, take } : { strip_remove: ids };
      return request(resets.update, { ...options, params: { reset_id: resetId }, body });
    }
    case "removeDraft":
      return request(routeChanges.remove, { ...options, params: { route_id: operation.routeId } });
  }
}

const REMOVALS: ReadonlySet<Operation["type"]> = new Set(["removeClimb", "removeDraft"]);

const isRemoval = (operation: Operation) =>
  REMOVALS.has(operation.type) || (operation.type === "vote" && operation.vote.grade === null);

/** The server has the removal of this climb, or of the last climb of the voter. */
const SUPERSEDED_BY_REMOVAL: ReadonlySet<Operation["type"]> = new Set(["log", "vote"]);

function toOutcome(error: ApiError, operation: Operation, retryAfter: string | null): Outcome {
  const { status, message } = error;
  const { type } = operation;
  if (status >= 500 || isTemporary(error, type)) {
    return { ...toFailure(error, operation), ...parseRetryAfter(retryAfter) };
  }
  // The server has no such climb, vote or draft, so there is nothing to remove.
  if (isRemoval(operation) && status === 404) return { type: "stored" };
  if (SUPERSEDED_BY_REMOVAL.has(type) && isApiError(error, "CONFLICT")) {
    return { type: "superseded" };
  }
  const { code, resets: conflicts } = error;
  const isNotFound = status === 404;
  return { type: "rejected", code, message, isNotFound, ...(conflicts && { conflicts }) };
}

/**
 * A smaller photo can be accepted, so that of this size is rejected. A stale version is read again. The limit of notes
 * lasts for a day, so the user decides what to do.
 */
function isTemporary(error: ApiError, type: Operation["type"]): boolean {
  if (type === "savePhoto" && (error.status === 413 || error.status === 409)) {
    return isApiError(error, "STALE");
  }
  if (type === "tellSetters" && isApiError(error, "RATE_LIMITED")) return false;
  return TEMPORARY_STATUSES.has(error.status);
}

/** A proxy can also send 429, but not with this code. */
const toFailure = (error: ApiError, { type }: Operation): Extract<Outcome, { type: "failed" }> => ({
  type: "failed",
  message: error.message,
  isServerError: error.status >= 500,
  ...(type === "log" && isApiError(error, "RATE_LIMITED") && { isClimbLimitReached: true }),
});

/** `Retry-After` is a number of seconds, or an HTTP date, which our server does not send. */
function parseRetryAfter(value: string | null) {
  const retryAfterMs = Math.min(Number(value) * 1_000, MAX_RETRY_AFTER_MS);
  return retryAfterMs > 0 ? { retryAfterMs } : {};
}
