import type { DetailedError, UploadOptions } from "tus-js-client/lib/browser/index.js";

import type { PartSize } from "./create-part-size.ts";
import { getRetryAfterMs, isTemporary, toPartFailure } from "./transfer-failure.ts";

interface RetryCheckOptions {
  readonly partSize: PartSize;
  readonly signal: AbortSignal;
  readonly onInterrupted: () => void;
}

/** Also prolongs the delay to `Retry-After`, and reduces the size of parts. tus-js-client reads both after the check. */
export const createRetryCheck =
  ({ partSize, signal, onInterrupted }: RetryCheckOptions) =>
  (error: DetailedError, attempt: number, options: UploadOptions): boolean => {
    if (signal.aborted || !isTemporary(error)) return false;
    const partFailure = toPartFailure(error);
    if (partFailure && !partSize.handleFailure(partFailure)) return false;
    onInterrupted();
    options.chunkSize = partSize.getBytes();
    const { retryDelays } = options;
    const delayMs = retryDelays?.[attempt];
    if (retryDelays && delayMs !== undefined) {
      retryDelays[attempt] = Math.max(delayMs, getRetryAfterMs(error));
    }
    return true;
  };
