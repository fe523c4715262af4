import { isNetworkError } from "@topout/shared/domain";

import { isApiError } from "./api-error.ts";

/** Whether the server may have processed the request, although the client got no usable response. */
export const isResponseLost = (error: unknown): boolean =>
  isNetworkError(error) || (isApiError(error) && error.status >= 500);
