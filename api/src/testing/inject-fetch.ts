import type { FastifyInstance, LightMyRequestResponse } from "fastify";

import { MULTIPART, toMultipart } from "./multipart.ts";

type Method = "GET" | "POST" | "PATCH" | "DELETE" | "PUT" | "HEAD" | "OPTIONS";

/** Creates a `fetch` that calls the app without a network. Supports relative paths. */
export const injectFetch =
  (app: FastifyInstance) =>
  async (input: string | URL | Request, init: RequestInit = {}): Promise<Response> => {
    init.signal?.throwIfAborted();
    const { pathname, search } = new URL(
      input instanceof Request ? input.url : input,
      "http://localhost",
    );
    const body = await toPayload(init.body);
    const injected = await app.inject({
      // We use no other methods.
      method: (init.method ?? "GET") as Method,
      url: `${pathname}${search}`,
      headers: { ...body.headers, ...Object.fromEntries(new Headers(init.headers)) },
      ...(body.payload !== undefined && { payload: body.payload }),
    });
    init.signal?.throwIfAborted();
    const isEmpty = [204, 304].includes(injected.statusCode);
    return new Response(isEmpty ? null : new Uint8Array(injected.rawPayload), {
      status: injected.statusCode,
      headers: toHeaders(injected.headers),
    });
  };

export async function toPayload(body: RequestInit["body"]) {
  if (body instanceof FormData) {
    return { headers: { "content-type": MULTIPART }, payload: await toMultipart(body) };
  }
  if (body instanceof URLSearchParams) {
    const headers = { "content-type": "application/x-www-form-urlencoded;charset=UTF-8" };
    return { headers, payload: body.toString() };
  }
  if (body instanceof Uint8Array) return { headers: {}, payload: Buffer.from(body) };
  if (body !== undefined && body !== null && typeof body !== "string") {
    throw new TypeError("Unsupported request body: use text, bytes or a form");
  }
  return { headers: {}, payload: body ?? undefined };
}

function toHeaders(values: LightMyRequestResponse["headers"]): Headers {
  const headers = new Headers();
  for (const [name, value] of Object.entries(values)) {
    for (const item of [value].flat()) if (item !== undefined) headers.append(name, `${item}`);
  }
  return headers;
}
