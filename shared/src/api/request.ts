import { type Endpoint, type Input, type Output, Problem } from "@topout/shared/contract";
import { expire, readToken } from "@topout/shared/platform";

import { ApiError } from "./api-error.ts";
import { unreachable, unreadable } from "./broken-answer.ts";
import { ownWords } from "./own-words.ts";

type Text = string | number | boolean;

interface Parts {
  readonly params?: Readonly<Record<string, Text>>;
  readonly query?: Readonly<Record<string, Text | undefined>>;
  readonly body?: Readonly<Record<string, Text | Blob | null | undefined>>;
}

interface Settings {
  readonly signal?: AbortSignal;
  /** In whose name; without it, of whoever is signed in. */
  readonly token?: string;
  /** It is sent even if the page is closed meanwhile. */
  readonly keepalive?: boolean;
  /** Fills in what an older server leaves out, before the answer is parsed. */
  readonly upgrade?: (answer: unknown) => unknown;
}

/**
 * Sends one call of the contract and answers with its parsed body.
 * @throws {ApiError} when the server refuses; {@link BrokenAnswer} when no readable answer comes.
 */
export async function request<E extends Endpoint>(
  endpoint: E,
  input: Input<E> & Settings,
): Promise<Output<E>> {
  // The endpoint's schemas tie the parts to E; past this line only their presence matters.
  const given = input as Parts & Settings;
  const response = await call(endpoint, given);

  if (!response.ok) throw new ApiError(response.status, await readProblem(response));
  if (!endpoint.response) return undefined as Output<E>;
  const { upgrade = (answer) => answer } = given;
  const answer = endpoint.response.safeParse(upgrade(await readJson(response)));
  if (!answer.success) throw unreadable(answer.error);
  return answer.data as Output<E>;
}

async function call(endpoint: Endpoint, given: Parts & Settings): Promise<Response> {
  const { params, query, body, signal = null, token = readToken(), keepalive = false } = given;
  const response = await send(toUrl(endpoint.path, params, query), {
    method: endpoint.method,
    headers: toHeaders(endpoint, token),
    body: toBody(endpoint, body),
    credentials: "include",
    signal,
    keepalive,
  });
  if (response.status === 401 && token !== null) expire(token);
  return response;
}

async function send(url: string, init: RequestInit): Promise<Response> {
  try {
    return await fetch(url, init);
  } catch (error) {
    if (init.signal?.aborted) throw error;
    throw unreachable(error);
  }
}

async function readJson(response: Response): Promise<unknown> {
  try {
    return await response.json();
  } catch (error) {
    throw unreadable(error);
  }
}

export function toUrl(path: string, params: Parts["params"] = {}, query: Parts["query"] = {}) {
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

function toBody({ encoding = "json" }: Endpoint, body: Parts["body"]) {
  if (!body) return null;
  if (encoding === "json") return JSON.stringify(body);

  const form = new FormData();
  for (const [name, value] of Object.entries(body)) {
    if (value !== undefined) form.append(name, value instanceof Blob ? value : String(value));
  }
  return form;
}

/** A failure may come from a proxy, or from a FastAPI-Users server, which sends `detail` alone. */
async function readProblem(response: Response): Promise<Problem> {
  const body: unknown = await response.json().catch(() => undefined);
  const { detail, message } = Object(body) as { detail?: unknown; message?: unknown };
  const text = [message, detail].find((words) => typeof words === "string");
  const problem = Problem.safeParse({ detail, message: text ?? ownWords(response) });
  return problem.data ?? { detail: "INTERNAL", message: text ?? ownWords(response) };
}
