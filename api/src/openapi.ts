import {
  type Access,
  type Endpoint,
  type ErrorCode,
  errorStatus,
  Problem,
} from "@topout/shared/contract";
import type { FastifyInstance } from "fastify";
import * as z from "zod/mini";

import { contracts } from "./contracts.ts";
import { toUpload } from "./openapi-upload.ts";
import { version } from "./version.ts";

type Io = "input" | "output";

/** The OpenAPI 3.1 document of the whole contract. Nothing in it is written by hand. */
export function toOpenApi() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const [resource, contract] of Object.entries(contracts)) {
    for (const [name, endpoint] of Object.entries(contract)) {
      const item = (paths[`/api${endpoint.path}`] ??= {});
      item[endpoint.method.toLowerCase()] = toOperation(`${resource}.${name}`, endpoint);
    }
  }
  return {
    openapi: "3.1.0",
    info: { title: "Topout", version },
    paths,
    components: toComponents(),
  };
}

export function serveOpenApi(app: FastifyInstance): void {
  const document = JSON.stringify(toOpenApi());
  app.get("/openapi.json", (_request, reply) =>
    reply.type("application/json; charset=utf-8").send(document),
  );
}

function toOperation(operationId: string, endpoint: Endpoint) {
  const { summary, access, params, query } = endpoint;
  return {
    operationId,
    summary,
    tags: [operationId.split(".", 1)[0]],
    ...(access !== "all" && { security: [{ bearer: [] }] }),
    parameters: [...toParameters("path", params), ...toParameters("query", query)],
    ...toRequestBody(endpoint),
    responses: { ...toSuccesses(endpoint), ...toFailures(endpoint) },
  };
}

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
  const { method, success, repeated } = endpoint;
  const content = toAnswer(endpoint);
  const answer = { description: "Success", ...(content && { content }) };
  return {
    [success ?? (content ? 200 : 204)]: answer,
    ...(repeated && { [repeated]: answer }),
    ...(method === "GET" && { 304: { description: "Not changed since the ETag that was sent" } }),
  };
}

function toAnswer({ response, media }: Endpoint) {
  if (media) return { [media]: {} };
  return response && toContent(["application/json"], response, "output");
}

function toFailures(endpoint: Endpoint) {
  const codes = new Set([...implied(endpoint), ...(endpoint.errors ?? [])]);
  const byStatus = Object.groupBy(codes, (code) => errorStatus[code]);
  return Object.fromEntries(
    Object.entries(byStatus).map(([status, group]) => [
      status,
      {
        description: group?.join(", "),
        content: toContent(["application/json"], Problem, "output"),
      },
    ]),
  );
}

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

const toParameters = (where: "path" | "query", schema: z.ZodMiniObject | undefined) =>
  Object.entries(schema?.shape ?? {}).map(([name, value]) => ({
    name,
    in: where,
    required: where === "path" || !z.safeParse(value, undefined).success,
    schema: toSchema(value, "input"),
  }));

const toContent = (types: readonly string[], schema: z.ZodMiniType, io: Io) =>
  Object.fromEntries(types.map((type) => [type, { schema: toSchema(schema, io) }]));

/** A schema that is registered by name becomes a reference; the rest are written out. */
function toSchema(schema: z.core.$ZodType, io: Io): object {
  const id = z.globalRegistry.get(schema)?.id;
  if (id) return { $ref: reference(id) };
  const { $schema: _dialect, $defs: _named, ...json } = z.toJSONSchema(schema, { io });
  // Named parts came out as definitions of this one schema; the document has them once.
  return JSON.parse(JSON.stringify(json).replaceAll("#/$defs/", reference(""))) as object;
}

const reference = (id: string) => `#/components/schemas/${id}`;

function toComponents() {
  const { schemas } = z.toJSONSchema(z.globalRegistry, { uri: reference });
  return {
    schemas: Object.fromEntries(
      Object.entries(schemas).map(([id, { $schema: _dialect, $id: _id, ...schema }]) => [
        id,
        schema,
      ]),
    ),
    securitySchemes: { bearer: { type: "http", scheme: "bearer", bearerFormat: "JWT" } },
  };
}
