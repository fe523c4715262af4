import { isDeepStrictEqual } from "node:util";

import type { ServerEndpoint } from "@topout/shared/contract/server";
import type { FastifyReply } from "fastify";

import { createEtag, PreparedBody } from "./conditional/prepared-body.ts";
import type { StoredMedia } from "../media/stored-media.ts";
import { HttpResponse } from "./http-response.ts";
import { type Download, sendDownload } from "./download.ts";
import { compressQuickly, MIN_COMPRESSED_BYTES } from "./conditional/encoding.ts";
import { negotiateEncoding } from "./conditional/negotiate.ts";
import type { Exchange } from "./exchange.ts";
import { addVary, isNotModified } from "./conditional/conditional-headers.ts";
import { JsonText } from "../database/json-text.ts";
import { sendMedia } from "./send-media.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const CALENDAR_TYPE = "text/calendar; charset=utf-8";

interface EndpointExchange extends Exchange {
  readonly endpoint: ServerEndpoint;
}

/** Sends the result of a handler: nothing, a value, an `HttpResponse`, a prepared body or a file. */
export async function sendResult(
  exchange: EndpointExchange,
  result: unknown,
): Promise<FastifyReply> {
  const { endpoint, reply } = exchange;
  if (result instanceof PreparedBody) return sendPrepared(exchange, result);
  // `HandlerResult` in define-handlers.ts derives the type of the result from the endpoint.
  switch (endpoint.media) {
    case "application/zip":
      return sendDownload(exchange, result as Download, endpoint.media);
    case "text/calendar":
      reply.header("cache-control", getCacheControl(exchange));
      return sendText(exchange, { text: result as string, type: CALENDAR_TYPE });
    case "image/webp":
    case "video/mp4":
      return sendMedia(exchange, result as StoredMedia, endpoint.media);
    default:
      return sendBody(exchange, result);
  }
}

/** Sends nothing, a value or an `HttpResponse`. */
async function sendBody(exchange: EndpointExchange, result: unknown): Promise<FastifyReply> {
  const { endpoint, reply } = exchange;
  const { body, status, headers } =
    result instanceof HttpResponse ? result : new HttpResponse(result, {});
  reply.headers({ "cache-control": getCacheControl(exchange), ...headers });
  if (!endpoint.response) return reply.code(status ?? endpoint.success ?? 204).send();
  return sendText(exchange, { text: serialize(body), type: JSON_TYPE }, status);
}

/** A response that depends on the session must not stay on the device after a sign-out. */
function getCacheControl({ endpoint, request }: EndpointExchange): string {
  const isPersonal = endpoint.access !== "all" || request.headers.authorization !== undefined;
  return isPersonal || endpoint.method !== "GET" ? "no-store" : "private, no-cache";
}

const serialize = (body: unknown) => (body instanceof JsonText ? body.text : JSON.stringify(body));

async function sendPrepared(exchange: EndpointExchange, prepared: PreparedBody<unknown>) {
  const { request, reply } = exchange;
  addVary(exchange, "Accept-Encoding");
  reply.headers(prepared.headers).header("cache-control", "no-cache");
  if (isNotModified(exchange, prepared.etag)) return reply.code(304).send();

  const { encoding, bytes } = prepared.getEncoded(request.headers);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(JSON_TYPE).send(await bytes);
}

interface TextBody {
  readonly text: string;
  readonly type: string;
}

async function sendText(exchange: EndpointExchange, { text, type }: TextBody, status?: number) {
  const { endpoint, request, reply } = exchange;
  addVary(exchange, "Accept-Encoding", "Authorization");
  if (endpoint.method === "GET" && isNotModified(exchange, createEtag(text))) {
    return reply.code(304).send();
  }

  reply.code(status ?? endpoint.success ?? 200).type(type);
  const encoding = negotiateEncoding(request.headers);
  if (encoding === "identity" || text.length < MIN_COMPRESSED_BYTES) return reply.send(text);
  const bytes = await compressQuickly(text, encoding);
  return reply.header("content-encoding", encoding).send(bytes);
}

/** Throws if a response body does not match its schema, or has additional fields. Used in tests. */
export function assertMatchesSchema(endpoint: ServerEndpoint, result: unknown): void {
  if (!endpoint.response) return;
  const body = result instanceof HttpResponse ? result.body : result;
  const json: unknown = body instanceof PreparedBody ? body.toJson() : JSON.parse(serialize(body));
  const parsed = endpoint.response.parse(json);
  if (!isDeepStrictEqual(parsed, json)) {
    throw new Error(
      `${endpoint.method} ${endpoint.path} sends fields that its schema does not have`,
    );
  }
}
