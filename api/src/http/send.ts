import { isDeepStrictEqual } from "node:util";

import type { Endpoint } from "@topout/shared/contract";
import type { FastifyReply, FastifyRequest } from "fastify";

import { PreparedBody, toEtag } from "./prepared-body.ts";
import type { StoredMedia } from "../media/stored-media.ts";
import { Answer } from "./answer.ts";
import { type Download, sendDownload } from "./download.ts";
import { chooseEncoding, compressOnce } from "./encoding.ts";
import { isFresh } from "./is-fresh.ts";
import { JsonText } from "./json-text.ts";
import { sendMedia } from "./send-media.ts";
import { addVary } from "./vary.ts";

const JSON_TYPE = "application/json; charset=utf-8";
const WORTH_COMPRESSING = 1_024;

interface Exchange {
  readonly endpoint: Endpoint;
  readonly request: FastifyRequest;
  readonly reply: FastifyReply;
}

/** Sends whatever a handler answered: nothing, a value, a value with a status, kept bytes or a file. */
export async function send(exchange: Exchange, result: unknown): Promise<FastifyReply> {
  const { endpoint, reply } = exchange;
  if (result instanceof PreparedBody) return sendPrepared(exchange, result);
  // The handler's type says which of these it is: see Result in implement.ts.
  if (endpoint.media === "application/zip") {
    return sendDownload(exchange, result as Download, endpoint.media);
  }
  if (endpoint.media) {
    return sendMedia(exchange, result as StoredMedia, endpoint.media);
  }
  const { body, status, headers } = result instanceof Answer ? result : new Answer(result, {});
  reply.headers(headers);
  if (!endpoint.response) return reply.code(status ?? endpoint.success ?? 204).send();
  return sendJson(exchange, toText(body), status);
}

const toText = (body: unknown) => (body instanceof JsonText ? body.text : JSON.stringify(body));

async function sendPrepared(exchange: Exchange, prepared: PreparedBody<unknown>) {
  const { request, reply } = exchange;
  addVary(reply, "Accept-Encoding");
  reply.header("cache-control", "no-cache");
  if (isFresh(exchange, prepared.etag)) return reply.code(304).send();

  const { encoding, bytes } = prepared.encodedFor(request.headers["accept-encoding"]);
  if (encoding !== "identity") reply.header("content-encoding", encoding);
  return reply.type(JSON_TYPE).send(await bytes);
}

async function sendJson(exchange: Exchange, text: string, status: number | undefined) {
  const { endpoint, request, reply } = exchange;
  addVary(reply, "Accept-Encoding", "Authorization");
  reply.header("cache-control", endpoint.method === "GET" ? "private, no-cache" : "no-store");
  if (endpoint.method === "GET" && isFresh(exchange, toEtag(text))) return reply.code(304).send();

  reply.code(status ?? endpoint.success ?? 200).type(JSON_TYPE);
  const encoding = chooseEncoding(request.headers["accept-encoding"]);
  if (encoding === "identity" || text.length < WORTH_COMPRESSING) return reply.send(text);
  const bytes = await compressOnce(text, encoding);
  return reply.header("content-encoding", encoding).send(bytes);
}

/** Fails where an answer and its schema differ, down to a field too many. Tests answer through this. */
export function checkAnswer(endpoint: Endpoint, result: unknown): void {
  if (!endpoint.response) return;
  const body = result instanceof Answer ? result.body : result;
  const wire: unknown = body instanceof PreparedBody ? body.toJson() : JSON.parse(toText(body));
  const parsed = endpoint.response.parse(wire);
  if (!isDeepStrictEqual(parsed, wire)) {
    throw new Error(`${endpoint.method} ${endpoint.path} answers more than its schema`);
  }
}
