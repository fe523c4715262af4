import { NetworkError } from "@topout/shared/domain";

export const createUnreachableError = (cause: unknown) =>
  new NetworkError("Can't reach Topout. Check your connection and try again.", { cause });

/** The server may have received the request. */
export const createTimeoutError = (cause: unknown) =>
  new NetworkError("Topout is taking too long. Check your connection and try again.", { cause });

export const createUnreadableError = (cause: unknown) =>
  new NetworkError("Topout sent an unexpected response. Reload the page.", {
    cause,
  });

/** A proxy, a filter or the login page of a Wi-Fi network has responded instead of the server. */
export const createForeignResponseError = (cause?: unknown) =>
  new NetworkError(
    "Can't reach Topout. This network may block it, or you may have to sign in to the network first.",
    { cause },
  );
