import type { ServerEndpoint } from "@topout/shared/contract/server";

import { createInvalidRequestError, ProblemError } from "../errors/problem-error.ts";

interface RawBody {
  /** Undefined if the request has no body. */
  readonly bytes: Buffer | undefined;
  readonly contentType: string | undefined;
}

type Encoding = NonNullable<ServerEndpoint["encoding"]>;
type BodyReader = (bytes: Buffer, contentType: string) => unknown;

/** Parses the fields of a request body without validation. An empty body has no fields. */
export async function readBody(
  { body, encoding = "json" }: ServerEndpoint,
  { bytes, contentType = "" }: RawBody,
): Promise<unknown> {
  if (!body || !bytes?.length) return {};
  const [type = ""] = contentType.split(";", 1);
  const reader = readers[encoding].get(type.trim().toLowerCase());
  if (reader) return reader(bytes, contentType);
  const [expectedType] = readers[encoding].keys();
  throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", { message: `Send this as ${expectedType}.` });
}

const readJson: BodyReader = (bytes) => {
  const text = readText(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw createInvalidBodyError("The body is not valid JSON");
  }
};

const readUrlEncoded: BodyReader = (bytes) =>
  Object.fromEntries(new URLSearchParams(readText(bytes)).entries());

const readMultipart: BodyReader = async (bytes, contentType) => {
  const headers = { "content-type": contentType };
  try {
    const form = await new Response(new Uint8Array(bytes), { headers }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    throw createInvalidBodyError("The body is not valid multipart/form-data");
  }
};

const readers: Readonly<Record<Encoding, ReadonlyMap<string, BodyReader>>> = {
  json: new Map([["application/json", readJson]]),
  form: new Map([
    ["multipart/form-data", readMultipart],
    ["application/x-www-form-urlencoded", readUrlEncoded],
  ]),
  multipart: new Map([["multipart/form-data", readMultipart]]),
};

function readText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw createInvalidBodyError("The body is not valid UTF-8");
  }
}

const createInvalidBodyError = (msg: string) =>
  createInvalidRequestError([{ loc: ["body"], msg, type: "value_error" }]);
