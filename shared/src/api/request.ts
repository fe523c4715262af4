import {
  createPath,
  type Endpoint,
  type Input,
  type Output,
  Problem,
} from "@topout/shared/contract";
import { expireToken, getToken } from "@topout/shared/platform";

import { ApiError, isApiError } from "./api-error.ts";
import { fetchOnce } from "./first-data.ts";
import { getFallbackMessage } from "./fallback-message.ts";
import {
  createForeignResponseError,
  createTimeoutError,
  createUnreachableError,
  createUnreadableError,
} from "./network-error.ts";
import { serverClock } from "./server-clock.ts";
import { hasApiHeader, isGatewayError, isJson, isOwnError } from "./own-response.ts";

/** A change ends after this time, because a browser can wait for minutes, and the user would see no error. */
const TIMEOUT_MS = 30_000;
/** Enough for the largest image over a slow network. */
const UPLOAD_TIMEOUT_MS = 5 * 60_000;

type Primitive = string | number | boolean;

interface RequestParts {
  readonly params?: Readonly<Record<string, Primitive>>;
  readonly query?: Readonly<Record<string, Primitive | undefined>>;
  readonly body?: Readonly<Record<string, Primitive | null | undefined>>;
  readonly files?: Readonly<Record<string, Blob | undefined>>;
}

interface RequestOptions {
  /** By default, a request that changes something ends after a time limit. */
  readonly signal?: AbortSignal;
  /** The default is the session's token. Null sends the request as a visitor. */
  readonly token?: string | null;
  /** Completes the request even if the page closes. */
  readonly keepalive?: boolean;
  /** Replaces `fetch`. */
  readonly transport?: (url: string, init: RequestInit) => Promise<Response>;
}

/**
 * Calls an endpoint of the contract. Returns the validated body, or the file.
 * @throws {ApiError} if the server sends an error response.
 * @throws {NetworkError} if there is no readable response of the server.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & RequestOptions,
): Promise<Output<E>> {
  // The endpoint's schemas determine the types. The code below only checks which fields exist.
  const options = input as RequestParts & RequestOptions;
  const { token = getToken() } = options;
  const response = await send(endpoint, { ...options, token });

  if (!response.ok) throw endSession(await readError(response), token);
  if (!isOwnSuccess(response)) throw createForeignResponseError();
  if (endpoint.media) return (await response.blob()) as Output<E>;
  if (!endpoint.response) return (await checkEmpty(response)) as Output<E>;
  const result = endpoint.response.safeParse(await readJson(response));
  if (!result.success) throw createBodyError(response, result.error);
  return result.data as Output<E>;
}

async function send(endpoint: Endpoint, options: RequestParts & RequestOptions): Promise<Response> {
  const {
    params,
    query,
    signal = createLimit(endpoint),
    token = null,
    keepalive = false,
  } = options;
  const { transport = (url: string, init: RequestInit) => fetchOnce(url, init, token) } = options;
  const pending = transport(createUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: createHeaders(endpoint, token),
    body: createBody(endpoint, options),
    signal,
    keepalive,
  });
  const response = await pending.catch((error: unknown) => {
    if (isTimeout(signal)) throw createTimeoutError(error);
    throw signal?.aborted ? error : createUnreachableError(error);
  });
  if (hasApiHeader(toReceived(response))) serverClock.observe(response.headers.get("Date"));
  return response;
}

const createLimit = ({ method, files }: Endpoint) =>
  method === "GET" ? null : AbortSignal.timeout(files ? UPLOAD_TIMEOUT_MS : TIMEOUT_MS);

/** A timeout is not a cancellation: the user sees it as a failed request. */
const isTimeout = (signal: AbortSignal | null) =>
  signal?.aborted === true && Object(signal.reason).name === "TimeoutError";

/** A FastAPI-Users server confirms a change without a result with `null`, a proxy sends something else. */
async function checkEmpty(response: Response): Promise<void> {
  if (hasApiHeader(toReceived(response))) return;
  if ((await readJson(response)) !== null) throw createForeignResponseError();
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    if (Object(error).name === "TimeoutError") throw createTimeoutError(error);
    throw createBodyError(response, error);
  }
}

/** Without our header, another server has probably sent the body. */
const createBodyError = (response: Response, cause: unknown) =>
  hasApiHeader(toReceived(response))
    ? createUnreadableError(cause)
    : createForeignResponseError(cause);

const toReceived = ({ status, headers }: Response) => ({
  status,
  getHeader: (name: string) => headers.get(name),
});

/** A FastAPI-Users server does not send our header, but JSON. Its schema check follows. */
function isOwnSuccess(response: Response): boolean {
  const received = toReceived(response);
  return hasApiHeader(received) || (isJson(received) && !response.redirected);
}

/** Only our server knows whether the session is valid. */
function endSession(error: Error, token: string | null): Error {
  if (isApiError(error, "UNAUTHORIZED") && token !== null) expireToken(token);
  return error;
}

export const createUrl = (...parts: Parameters<typeof createPath>): string =>
  `${globalThis.apiOrigin ?? ""}${createPath(...parts)}`;

function createHeaders({ encoding = "json", body }: Endpoint, token: string | null) {
  return {
    Accept: "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
    // The browser sets the content type of FormData, because it chooses the boundary.
    ...(body && encoding === "json" && { "Content-Type": "application/json" }),
  };
}

function createBody({ encoding = "json" }: Endpoint, { body, files }: RequestParts) {
  if (!body && !files) return null;
  if (encoding === "json") return JSON.stringify(body);

  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, ...files })) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

async function readError(response: Response): Promise<Error> {
  const body: unknown = await response.json().catch(() => undefined);
  const received = toReceived(response);
  if (!isOwnError(received, body) && !isGatewayError(received)) return createForeignResponseError();
  const requestId = response.headers.get("X-Request-Id") ?? undefined;
  return new ApiError(response.status, toProblem(body, response), requestId);
}

/** A gateway may send a body in another format. A FastAPI-Users server sends only `detail`. */
function toProblem(body: unknown, response: Response): Problem {
  const { detail, message, ...fields } = Object(body) as Readonly<Record<string, unknown>>;
  const text = [message, detail].find((value) => typeof value === "string");
  const problem = Problem.safeParse({
    ...fields,
    detail: toCode(detail),
    message: text ?? getFallbackMessage(response),
  });
  return problem.data ?? { detail: "INTERNAL", message: text ?? getFallbackMessage(response) };
}

/** A FastAPI-Users server sends the names of statuses, for example "Not Found". */
const toCode = (detail: unknown) =>
  typeof detail === "string" ? detail.toUpperCase().replaceAll(" ", "_") : detail;
