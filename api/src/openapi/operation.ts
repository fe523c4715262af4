import {
  type Access,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  Problem,
} from "@topout/shared/contract";
import * as z from "zod/mini";

import { toContent, toSchema } from "./schemas.ts";
import { toUpload } from "./upload.ts";

/** One call: what it takes, and everything that it may answer. */
export const toOperation = (endpoint: Endpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.access !== "all" && { security: [{ bearer: [] }] }),
  parameters: [...toParameters("path", endpoint.params), ...toParameters("query", endpoint.query)],
  ...toRequestBody(endpoint),
  responses: { ...toSuccesses(endpoint), ...toFailures(endpoint) },
});

const toParameters = (where: "path" | "query", schema: z.ZodMiniObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: where,
    required: where === "path" || !z.safeParse(value, undefined).success,
    schema: toSchema(value, "input"),
  }));

const encodings = {
  json: ["application/json"],
  form: ["multipart/form-data", "application/x-www-form-urlencoded"],
  multipart: ["multipart/form-data"],
};

function toRequestBody({ body, files, encoding = "json" }: Endpoint) {
  if (files) {
    // Made anew, so that a schema with a name is written out here too.
    const fields = toSchema(z.object(body?.shape ?? {}), "input");
    return { requestBody: toUpload(fields, files) };
  }
  if (!body) return {};
  const required = !body.safeParse({}).success;
  return { requestBody: { required, content: toContent(encodings[encoding], body, "input") } };
}

function toSuccesses(endpoint: Endpoint) {
  const { method, success, repeated, media } = endpoint;
  const content = toAnswer(endpoint);
  const answer = { description: "Success", ...(content && { content }) };
  return {
    [success ?? (content ? 200 : 204)]: answer,
    ...(repeated && { [repeated]: { ...answer, description: "It had been done before" } }),
    ...(media === "video/mp4" && { 206: { ...answer, description: "The bytes that Range names" } }),
    ...(method === "GET" && { 304: { description: "Not changed since the ETag that was sent" } }),
  };
}

function toAnswer({ response, media }: Endpoint) {
  if (media) return { [media]: {} };
  return response && toContent(["application/json"], response, "output");
}

function toFailures(endpoint: Endpoint) {
  const codes = new Set([...implied(endpoint), ...(endpoint.errors ?? [])]);
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, toFailure(status, group)]),
  );
}

const toFailure = (status: number, codes: readonly ErrorCode[]) => ({
  description: codes.join(", "),
  ...((status === 429 || status === 503) && { headers: { "Retry-After": inSeconds } }),
  content: toContent(["application/json"], Problem, "output"),
});

const inSeconds = { description: "Seconds to wait", schema: { type: "integer" } };

const refusals: Readonly<Record<Access, readonly ErrorCode[]>> = {
  all: [],
  user: ["UNAUTHORIZED"],
  verified: ["UNAUTHORIZED", "USER_NOT_VERIFIED"],
  setter: ["UNAUTHORIZED", "FORBIDDEN"],
  admin: ["UNAUTHORIZED", "FORBIDDEN"],
};

/** What follows from an endpoint's access and input, and what can always happen. */
const implied = ({ access, params, query, body, files }: Endpoint): readonly ErrorCode[] => [
  ...refusals[access],
  ...(params ? (["NOT_FOUND"] as const) : []),
  ...(body || files ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
  ...(body || files || query ? (["INVALID_REQUEST"] as const) : []),
  "INTERNAL",
  "UNAVAILABLE",
];
