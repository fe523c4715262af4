import { type Access, type ErrorCode, errorStatus, Problem } from "@topout/shared/contract";
import type { ServerEndpoint } from "@topout/shared/contract/server";
import * as z from "zod/mini";

import { toContent, toSchema } from "./schemas.ts";
import { toUploadBody } from "./upload.ts";

/** Converts an endpoint to an OpenAPI operation. */
export const toOperation = (endpoint: ServerEndpoint) => ({
  summary: endpoint.summary,
  ...(endpoint.access !== "all" && { security: toSecurity(endpoint) }),
  parameters: [...toParameters("path", endpoint.params), ...toParameters("query", endpoint.query)],
  ...toRequestBody(endpoint),
  responses: { ...toSuccessResponses(endpoint), ...toErrorResponses(getErrors(endpoint)) },
});

/** An empty requirement means that the token of a link can replace the session. */
const toSecurity = ({ acceptsLink }: ServerEndpoint) => [
  { bearer: [] },
  ...(acceptsLink ? [{}] : []),
];

const toParameters = (location: "path" | "query", schema: z.ZodMiniObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: location,
    required: location === "path" || !z.safeParse(value, undefined).success,
    schema: toSchema(value, "input"),
  }));

const MEDIA_TYPES = {
  json: ["application/json"],
  form: ["multipart/form-data", "application/x-www-form-urlencoded"],
  multipart: ["multipart/form-data"],
};

function toRequestBody({ body, files, encoding = "json" }: ServerEndpoint) {
  if (files) {
    // A copy of the schema is not registered, so the result has inline fields instead of a $ref.
    const fields = toSchema(z.object(body?.shape ?? {}), "input");
    return { requestBody: toUploadBody(fields, files) };
  }
  if (!body) return {};
  const required = !body.safeParse({}).success;
  return { requestBody: { required, content: toContent(MEDIA_TYPES[encoding], body, "input") } };
}

function toSuccessResponses(endpoint: ServerEndpoint) {
  const { method, success, repeated, media } = endpoint;
  const content = toContentMap(endpoint);
  const response = { description: "Success", ...(content && { content }) };
  return {
    [success ?? (content ? 200 : 204)]: response,
    ...(repeated && {
      [repeated]: { ...response, description: "Repeated request: the result already existed" },
    }),
    ...(media === "video/mp4" && { 206: { ...response, description: "The requested range" } }),
    ...(isStoredMedia(media) && { 302: mediaRedirect }),
    ...(method === "GET" && { 304: { description: "The ETag in If-None-Match is current" } }),
  };
}

const isStoredMedia = (media: ServerEndpoint["media"]) =>
  media === "image/webp" || media === "video/mp4";

const mediaRedirect = {
  description: "A signed URL of the file in the bucket, if the operator has turned this on",
  headers: { Location: { schema: { type: "string", format: "uri" } } },
};

function toContentMap({ response, media }: ServerEndpoint) {
  if (media) return { [media]: {} };
  return response && toContent(["application/json"], response, "output");
}

const getErrors = (endpoint: ServerEndpoint): Iterable<ErrorCode> =>
  new Set([...getImpliedErrors(endpoint), ...(endpoint.errors ?? [])]);

export function toErrorResponses(codes: Iterable<ErrorCode>) {
  const byStatus = Map.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    [...byStatus].map(([status, group]) => [status, toErrorResponse(status, group)]),
  );
}

const toErrorResponse = (status: number, codes: readonly ErrorCode[]) => ({
  description: codes.join(", "),
  ...((status === 429 || status === 503) && { headers: { "Retry-After": retryAfterHeader } }),
  content: toContent(["application/json"], Problem, "output"),
});

const retryAfterHeader = { description: "Seconds to wait", schema: { type: "integer" } };

function getAccessErrors(access: Access): readonly ErrorCode[] {
  switch (access) {
    case "all":
      return [];
    case "user":
      return ["UNAUTHORIZED"];
    case "verified":
      return ["UNAUTHORIZED", "USER_NOT_VERIFIED"];
    default:
      return ["UNAUTHORIZED", "FORBIDDEN"];
  }
}

/** Returns the errors that every endpoint with the same access and input can return. */
const getImpliedErrors = ({
  access,
  params,
  query,
  body,
  files,
}: ServerEndpoint): readonly ErrorCode[] => [
  ...getAccessErrors(access),
  ...(params ? (["NOT_FOUND"] as const) : []),
  ...(body || files ? (["PAYLOAD_TOO_LARGE", "UNSUPPORTED_MEDIA_TYPE"] as const) : []),
  ...(body || files || query ? (["INVALID_REQUEST"] as const) : []),
  ...(files ? (["RATE_LIMITED"] as const) : []),
  "INTERNAL",
  "UNAVAILABLE",
];
