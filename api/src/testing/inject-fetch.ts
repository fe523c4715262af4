import type { FastifyInstance, LightMyRequestResponse } from "fastify";

import { MULTIPART, toMultipart } from "./multipart.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE" | "PUT" | "HEAD" | "OPTIONS";

/** `fetch` without a network: the app is asked in process. Relative paths are its own. */
export const injectFetch =
  (app: FastifyInstance) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const { pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      "http://localhost",
    );
    const body = await toPayload(init.body);
    const answered = await app.inject({
      // The parts of `fetch` that the product uses.
      method: (init.method ?? "GET") as Method,
      url: `${pathname}${search}`,
      headers: { ...body.headers, ...Object.fromEntries(new Headers(init.headers)) },
      ...(body.payload !== undefined && { payload: body.payload }),
    });
    init.signal?.throwIfAborted();
    const empty = [204, 304].includes(answered.statusCode);
    return new Response(empty ? null : new Uint8Array(answered.rawPayload), {
      status: answered.statusCode,
      headers: toHeaders(answered.headers),
    });
  };

async function toPayload(body: RequestInit["body"]) {
  if (body instanceof FormData) {
    return { headers: { "content-type": MULTIPART }, payload: await toMultipart(body) };
  }
  if (body instanceof URLSearchParams) {
    const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
    return { headers, payload: body.toString() };
  }
  if (body instanceof Uint8Array) return { headers: {}, payload: Buffer.from(body) };
  if (body !== undefined && body !== null && typeof body !== "string") {
    throw new TypeError("Tests send text, bytes and forms");
  }
  return { headers: {}, payload: body ?? undefined };
}

function toHeaders(answered: LightMyRequestResponse["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(answered)) {
    for (const one of [value].flat()) if (one !== undefined) headers.append(name, `${one}`);
  }
  return headers;
}
