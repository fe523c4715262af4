import { type Endpoint, type Input, type Output, Problem } from "@topout/shared/contract";
import { expireToken, getToken } from "@topout/shared/platform";

import { ApiError } from "./api-error.ts";
import { fetchOnce } from "./first-data.ts";
import { getFallbackMessage } from "./fallback-message.ts";
import { createUnreachableError, createUnreadableError } from "./network-error.ts";

type Primitive = string | number | boolean;

interface RequestParts {
  readonly params?: Readonly<Record<string, Primitive>>;
  readonly query?: Readonly<Record<string, Primitive | undefined>>;
  readonly body?: Readonly<Record<string, Primitive | null | undefined>>;
  readonly files?: Readonly<Record<string, Blob | undefined>>;
}

interface RequestOptions {
  readonly signal?: AbortSignal;
  /** The default is the session's token. Null sends the request as a visitor. */
  readonly token?: string | null;
  /** Completes the request even if the page closes. */
  readonly keepalive?: boolean;
  /** Replaces `fetch`. */
  readonly transport?: (url: string, init: RequestInit) => Promise<Response>;
  /** Runs before validation and adds fields that an older server does not send. */
  readonly normalize?: (body: unknown) => unknown;
}

/**
 * Calls an endpoint of the contract. Returns the validated body, or the file.
 * @throws {ApiError} if the server sends an error response.
 * @throws {NetworkError} if there is no readable response.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & RequestOptions,
): Promise<Output<E>> {
  // The endpoint's schemas determine the types. The code below only checks which fields exist.
  const options = input as RequestParts & RequestOptions;
  const response = await send(endpoint, options);

  if (!response.ok) {
    const requestId = response.headers.get("x-request-id") ?? undefined;
    throw new ApiError(response.status, await readProblem(response), requestId);
  }
  if (endpoint.media) return (await response.blob()) as Output<E>;
  if (!endpoint.response) return undefined as Output<E>;
  const { normalize = (body) => body } = options;
  const result = endpoint.response.safeParse(normalize(await readJson(response)));
  if (!result.success) throw createUnreadableError(result.error);
  return result.data as Output<E>;
}

async function send(endpoint: Endpoint, options: RequestParts & RequestOptions): Promise<Response> {
  const { params, query, signal = null, token = getToken(), keepalive = false } = options;
  const { transport = (url: string, init: RequestInit) => fetchOnce(url, init, token) } = options;
  const pending = transport(createUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: createHeaders(endpoint, token),
    body: createBody(endpoint, options),
    signal,
    keepalive,
  });
  const response = await pending.catch((error: unknown) => {
    throw isCancelled(signal) ? error : createUnreachableError(error);
  });
  if (response.status === 401 && token !== null) expireToken(token);
  return response;
}

/** A timeout is not a cancellation: the user sees it as a failed request. */
const isCancelled = (signal: AbortSignal | null) =>
  signal?.aborted === true && Object(signal.reason).name !== "TimeoutError";

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw createUnreadableError(error);
  }
}

export function createUrl(
  path: string,
  params: RequestParts["params"] = {},
  query: RequestParts["query"] = {},
) {
  const pathname = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = String(
    new URLSearchParams(
      Object.entries(query).flatMap(([key, value]) =>
        value === undefined ? [] : [[key, String(value)]],
      ),
    ),
  );
  return `${globalThis.apiOrigin ?? ""}/api${pathname}${search && `?${search}`}`;
}

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

/** A proxy may send a body in another format. A FastAPI-Users server sends only `detail`. */
async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const { detail, message } = Object(body) as { detail?: unknown; message?: unknown };
  const text = [message, detail].find((value) => typeof value === "string");
  const problem = Problem.safeParse({ detail, message: text ?? getFallbackMessage(response) });
  return problem.data ?? { detail: "INTERNAL", message: text ?? getFallbackMessage(response) };
}
