import type { Endpoint } from "@topout/shared/contract";

import { invalid, ProblemError } from "./problem.ts";

interface RawBody {
  /** Undefined where the request brought none. */
  readonly bytes: Buffer | undefined;
  readonly contentType: string | undefined;
}

/** The fields that a request's bytes spell, before the schema sees them. No body reads as no fields. */
export async function readBody(endpoint: Endpoint, { bytes, contentType }: RawBody) {
  if (!endpoint.body || !bytes || bytes.length === 0) return {};
  const type = contentType?.split(";", 1)[0]?.trim().toLowerCase();
  const { encoding = "json" } = endpoint;

  if (encoding === "json" && isJson(type)) return readJson(bytes);
  if (encoding === "form" && type === "application/x-www-form-urlencoded") {
    return Object.fromEntries(new URLSearchParams(readText(bytes)));
  }
  if (encoding !== "json" && type === "multipart/form-data") {
    return readMultipart(bytes, contentType ?? "");
  }
  throw new ProblemError("UNSUPPORTED_MEDIA_TYPE", {
    message: `Send this as ${encoding === "json" ? "application/json" : "multipart/form-data"}.`,
  });
}

const isJson = (type: string | undefined) =>
  type === "application/json" || (type?.startsWith("application/") && type.endsWith("+json"));

function readJson(bytes: Buffer): unknown {
  const text = readText(bytes);
  try {
    return JSON.parse(text);
  } catch {
    throw unreadable("The body is not valid JSON");
  }
}

function readText(bytes: Buffer): string {
  try {
    return new TextDecoder("utf-8", { fatal: true }).decode(bytes);
  } catch {
    throw unreadable("The body is not valid UTF-8");
  }
}

async function readMultipart(bytes: Buffer, contentType: string) {
  const headers = { "content-type": contentType };
  try {
    const form = await new Response(new Uint8Array(bytes), { headers }).formData();
    return Object.fromEntries(form.entries());
  } catch {
    throw unreadable("The body is not valid multipart/form-data");
  }
}

const unreadable = (msg: string) => invalid([{ loc: ["body"], msg, type: "value_error" }]);
