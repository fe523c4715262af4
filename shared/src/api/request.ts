import { type Endpoint, type Input, type Output, Problem } from "@topout/shared/contract";
import { expireToken, getToken } from "@topout/shared/platform";

import { ApiError } from "./api-error.ts";
import { createUnreachableError, createUnreadableError } from "./transport-error.ts";
import { fallbackMessage } from "./fallback-message.ts";

type Text = string | number | boolean;

interface RequestParts {
  readonly params?: Readonly<Record<string, Text>>;
  readonly query?: Readonly<Record<string, Text | undefined>>;
  readonly body?: Readonly<Record<string, Text | null | undefined>>;
  readonly files?: Readonly<Record<string, Blob | undefined>>;
}

interface RequestOptions {
  readonly signal?: AbortSignal;
  /** In whose name; without it, of whoever is signed in. */
  readonly token?: string;
  /** It is sent even if the page is closed meanwhile. */
  readonly keepalive?: boolean;
  /** Sends it otherwise than `fetch` does: `@topout/shared/api/upload` tells how far it is. */
  readonly transport?: (url: string, init: RequestInit) => Promise<Response>;
  /** Fills in what an older server leaves out, before the answer is parsed. */
  readonly normalize?: (answer: unknown) => unknown;
}

/**
 * Sends one call of the contract and answers with its parsed body, or with its file.
 * @throws {ApiError} when the server refuses; {@link TransportError} when no readable answer comes.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & RequestOptions,
): Promise<Output<E>> {
  // The endpoint's schemas tie the parts to E; past this line only their presence matters.
  const given = input as RequestParts & RequestOptions;
  const response = await call(endpoint, given);

  if (!response.ok) throw new ApiError(response.status, await readProblem(response));
  if (endpoint.media) return (await response.blob()) as Output<E>;
  if (!endpoint.response) return undefined as Output<E>;
  const { normalize = (answer) => answer } = given;
  const answer = endpoint.response.safeParse(normalize(await readJson(response)));
  if (!answer.success) throw createUnreadableError(answer.error);
  return answer.data as Output<E>;
}

async function call(endpoint: Endpoint, given: RequestParts & RequestOptions): Promise<Response> {
  const { params, query, signal = null, token = getToken(), keepalive = false } = given;
  const { transport = (url: string, init: RequestInit) => fetch(url, init) } = given;
  const sent = transport(toUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: toHeaders(endpoint, token),
    body: toBody(endpoint, given),
    credentials: "include",
    signal,
    keepalive,
  });
  const response = await sent.catch((error: unknown) => {
    throw signal?.aborted ? error : createUnreachableError(error);
  });
  if (response.status === 401 && token !== null) expireToken(token);
  return response;
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw createUnreadableError(error);
  }
}

export function toUrl(
  path: string,
  params: RequestParts["params"] = {},
  query: RequestParts["query"] = {},
) {
  const filled = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent(String(params[name])),
  );
  const search = new URLSearchParams(
    Object.entries(query).flatMap(([key, value]) =>
      value === undefined ? [] : [[key, String(value)]],
    ),
  );
  return `/api${filled}${search.size > 0 ? `?${search}` : ""}`;
}

function toHeaders({ encoding = "json", body }: Endpoint, token: string | null) {
  return {
    Accept: "application/json",
    ...(token && { Authorization: `Bearer ${token}` }),
    // The browser writes the multipart header itself, because it knows the boundary.
    ...(body && encoding === "json" && { "Content-Type": "application/json" }),
  };
}

function toBody({ encoding = "json" }: Endpoint, { body, files }: RequestParts) {
  if (!body && !files) return null;
  if (encoding === "json") return JSON.stringify(body);

  const form = new FormData();
  for (const [name, value] of Object.entries({ ...body, ...files })) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** A failure may come from a proxy, or from a FastAPI-Users server, which sends `detail` alone. */
async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const { detail, message } = Object(body) as { detail?: unknown; message?: unknown };
  const text = [message, detail].find((words) => typeof words === "string");
  const problem = Problem.safeParse({ detail, message: text ?? fallbackMessage(response) });
  return problem.data ?? { detail: "INTERNAL", message: text ?? fallbackMessage(response) };
}
