import { isApiError } from "@topout/shared/api";
import type { FailedTapReason } from "@topout/shared/contract";
import { isNetworkError } from "@topout/shared/domain";
import type { ErrorMeta } from "@topout/shared/platform";

/** Returns why a mutation failed. Returns undefined if the screen expects the error and handles it. */
export function getTapFailure(
  error: Error,
  { handledErrors = [] }: ErrorMeta = {},
): FailedTapReason | undefined {
  if (isApiError(error)) {
    return handledErrors.some((code) => isApiError(error, code)) ? undefined : error.code;
  }
  return isNetworkError(error) ? "NETWORK" : "OTHER";
}
