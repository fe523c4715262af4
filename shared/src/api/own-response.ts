import { API_HEADER } from "@topout/shared/contract";

/** What identifies the sender of a response. `getHeader` is a function, because tus-js-client has no `Headers`. */
interface ReceivedResponse {
  readonly status: number;
  readonly getHeader: (name: string) => string | null | undefined;
}

export const hasApiHeader = ({ getHeader }: ReceivedResponse): boolean =>
  !!getHeader(API_HEADER.name);

export const isJson = ({ getHeader }: ReceivedResponse): boolean =>
  /^application\/json\b/i.test(getHeader("Content-Type") ?? "");

/**
 * Returns whether the error is an answer to this request, so that the same request would fail again. A FastAPI-Users
 * server does not send our header, but JSON with `detail`. A proxy, a filter or the login page of a Wi-Fi network sends
 * neither.
 */
export const isOwnError = (response: ReceivedResponse, body: unknown): boolean =>
  hasApiHeader(response) || (isJson(response) && "detail" in Object(body));

/** A gateway responds with these when it is too busy, cannot reach the server, or finds the body too large. */
export const isGatewayError = ({ status }: ReceivedResponse): boolean =>
  status >= 500 || status === 408 || status === 413 || status === 429;
