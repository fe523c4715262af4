import { type ErrorCode, errorStatus } from "@topout/shared/contract";

import { toErrorResponses } from "./operation.ts";

type ParameterLocation = "header" | "path";

interface Details {
  readonly schema: object;
  readonly description: string;
}

const createParameter = (location: ParameterLocation, name: string, details: Details) => ({
  name,
  in: location,
  required: true,
  ...details,
});

const stringSchema = { type: "string" };
const integerSchema = { type: "integer", minimum: 0 };

const version = createParameter("header", "Tus-Resumable", {
  schema: { const: "1.0.0" },
  description: "The version of tus",
});
const id = createParameter("path", "id", {
  schema: { type: "string", format: "uuid" },
  description: "The id of the upload",
});
const length = createParameter("header", "Upload-Length", {
  schema: integerSchema,
  description: "The size of the video in bytes",
});
const offset = createParameter("header", "Upload-Offset", {
  schema: integerSchema,
  description: "The position of the first byte",
});
const metadata = createParameter("header", "Upload-Metadata", {
  schema: stringSchema,
  description:
    "Pairs of a key and a base64 value: `route` (the id of the route), `filename` and `filetype`",
});

const partContent = { "application/offset+octet-stream": {} };

const responseHeaders = {
  Location: { description: "The path of the upload", schema: stringSchema },
  "Upload-Offset": { description: "The number of received bytes", schema: integerSchema },
  "Upload-Length": { description: "The size of the video in bytes", schema: integerSchema },
  "Upload-Metadata": {
    description: "The metadata from the start of the upload",
    schema: stringSchema,
  },
  "Upload-Expires": { description: "When an unfinished upload is removed", schema: stringSchema },
  "Upload-Result": {
    description: "The id of the video of a finished upload",
    schema: stringSchema,
  },
};

type HeaderName = keyof typeof responseHeaders;

const toHeaders = (names: readonly HeaderName[]) =>
  Object.fromEntries(names.map((name) => [name, responseHeaders[name]]));

interface Operation {
  readonly name: string;
  readonly summary: string;
  readonly parameters: readonly object[];
  readonly body?: { readonly required: boolean };
  readonly status: 200 | 201 | 204;
  readonly headers?: readonly HeaderName[];
  readonly errors: readonly ErrorCode[];
}

const COMMON_ERRORS = ["UNAUTHORIZED", "USER_NOT_VERIFIED", "INTERNAL", "UNAVAILABLE"] as const;

const toOperation = ({ name, summary, parameters, body, status, ...response }: Operation) => ({
  tags: ["videos"],
  operationId: `videoUploads.${name}`,
  summary,
  security: [{ bearer: [] }],
  parameters: [version, ...parameters],
  ...(body && { requestBody: { ...body, content: partContent } }),
  responses: {
    [status]: { description: "Success", headers: toHeaders(response.headers ?? []) },
    ...toErrorResponses(
      [...COMMON_ERRORS, ...response.errors].toSorted((a, b) => errorStatus[a] - errorStatus[b]),
    ),
  },
});

/** The endpoints of `features/video-uploads`. Their parameters are headers, which the contract cannot describe. */
export const resumableUploadPaths = {
  "/api/uploads/videos": {
    post: toOperation({
      name: "create",
      summary: "Start a resumable upload of a video (tus 1.0); it may contain the first part",
      parameters: [length, metadata],
      body: { required: false },
      status: 201,
      headers: ["Location", "Upload-Offset", "Upload-Expires", "Upload-Result"],
      errors: [
        "NOT_FOUND",
        "PAYLOAD_TOO_LARGE",
        "UNSUPPORTED_MEDIA_TYPE",
        "INVALID_REQUEST",
        "RATE_LIMITED",
      ],
    }),
  },
  "/api/uploads/videos/{id}": {
    head: toOperation({
      name: "find",
      summary: "Where to continue a resumable upload",
      parameters: [id],
      status: 200,
      headers: ["Upload-Offset", "Upload-Length", "Upload-Metadata", "Upload-Result"],
      errors: ["NOT_FOUND"],
    }),
    patch: toOperation({
      name: "addPart",
      summary: "Send a part of a resumable upload; the last one creates the video",
      parameters: [id, offset],
      body: { required: true },
      status: 204,
      headers: ["Upload-Offset", "Upload-Expires", "Upload-Result"],
      errors: [
        "NOT_FOUND",
        "CONFLICT",
        "PAYLOAD_TOO_LARGE",
        "UNSUPPORTED_MEDIA_TYPE",
        "INVALID_REQUEST",
        "RATE_LIMITED",
      ],
    }),
    delete: toOperation({
      name: "remove",
      summary: "Remove a resumable upload",
      parameters: [id],
      status: 204,
      errors: ["NOT_FOUND"],
    }),
  },
};
