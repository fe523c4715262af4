import { isGatewayError, isOwnError } from "@topout/shared/api";
import type { HttpResponse } from "tus-js-client/lib/browser/index.js";

/** Whether our server has sent the response, and not a filter or the login page of a Wi-Fi network. */
export const isOwnResponse = (response: HttpResponse): boolean =>
  isOwnError(toReceived(response), parseBody(response));

/** Whether the response says nothing about the upload, so that the same request can succeed later. */
export const isForeignResponse = (response: HttpResponse): boolean =>
  !isGatewayError(toReceived(response)) && !isOwnResponse(response);

/** Undefined if the body is not JSON. The response of a HEAD request has none. */
export function parseBody(response: HttpResponse): unknown {
  try {
    return JSON.parse(response.getBody());
  } catch {
    return undefined;
  }
}

const toReceived = (response: HttpResponse) => ({
  status: response.getStatus(),
  getHeader: (name: string) => response.getHeader(name),
});
