import { isApiError, request, serverClock } from "@topout/shared/api";
import { health } from "@topout/shared/contract";

import type { ReplayClock } from "./replay.ts";

const TIMEOUT_MS = 15_000;

/** Reads the time of the server from the responses of this page. */
export const replayClock: ReplayClock = {
  read: () => {
    const offset = serverClock.getOffset();
    return offset === undefined ? undefined : { offset, now: Date.now() + offset };
  },
  sync: () =>
    request(health.check, { token: null, signal: AbortSignal.timeout(TIMEOUT_MS) }).then(
      () => true,
      (error: unknown) => isApiError(error),
    ),
};
