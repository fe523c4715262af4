import { NetworkError } from "@topout/shared/domain";

export const createUnreachableError = (cause: unknown) =>
  new NetworkError("Can't reach Topout. Check your connection and try again.", { cause });

export const createUnreadableError = (cause: unknown) =>
  new NetworkError("Topout sent an unexpected response. Reload the page.", {
    cause,
  });
