import { unplayableVideo } from "../../features/videos/testing/videos.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { webp } from "../../testing/images.ts";
import { generateValue, type Schema, type ValueSources } from "./generate-value.ts";

interface Parameter {
  readonly name: string;
  readonly in: string;
  readonly required?: boolean;
  readonly schema: Schema;
}

interface Operation {
  readonly parameters?: readonly Parameter[];
  readonly requestBody?: {
    /** Bytes have no schema. */
    readonly content: Readonly<Record<string, { readonly schema?: Schema }>>;
  };
}

export interface OpenApiDocument {
  readonly paths: Readonly<Record<string, Readonly<Record<string, Operation>>>>;
  readonly components: { readonly schemas: Readonly<Record<string, Schema>> };
}

export interface DocumentedOperation {
  readonly path: string;
  readonly method: string;
  readonly operation: Operation;
}

export const listOperations = ({ paths }: OpenApiDocument): DocumentedOperation[] =>
  Object.entries(paths).flatMap(([path, operations]) =>
    Object.entries(operations).map(([method, operation]) => ({
      path,
      method: method.toUpperCase(),
      operation,
    })),
  );

const OPTIONAL_CHANCE = 0.4;
const EMPTY_BODY_CHANCE = 0.05;

/** Generates a request of the operation, as a client would build it from the document alone. */
export function generateRequest(
  { path, method, operation }: DocumentedOperation,
  sources: ValueSources,
): [path: string, init: RequestInit] {
  const parameters = (operation.parameters ?? []).filter(
    ({ required }) => required === true || sources.random.chance(OPTIONAL_CHANCE),
  );
  const getValues = (place: string) =>
    parameters
      .filter((parameter) => parameter.in === place)
      .map(({ name, schema }): [string, string] => [
        name,
        toText(generateValue(schema, name, sources)),
      ]);
  const pathValues = Object.fromEntries(getValues("path"));
  const fullPath = path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((pathValues[name] ?? "x").toWellFormed()),
  );
  const search = new URLSearchParams(getValues("query")).toString();
  const body = createBody(method, operation, sources);
  const headers = new Headers(body.headers);
  for (const [name, text] of getValues("header")) headers.set(name, toHeader(text));
  return [`${fullPath}?${search}`, { ...body, method, headers }];
}

const toText = (value: unknown): string =>
  typeof value === "string" ? value : (JSON.stringify(value) ?? "");

/** Clients cannot send other characters in a header. */
const toHeader = (text: string): string => text.replaceAll(/[^\x20-\x7e]/g, "?");

function createBody(
  method: string,
  { requestBody }: Operation,
  sources: ValueSources,
): RequestInit {
  const [content] = Object.entries(requestBody?.content ?? {});
  if (!content || sources.random.chance(EMPTY_BODY_CHANCE)) return {};
  const [type, { schema }] = content;
  if (!schema) return { headers: { "content-type": type }, body: unplayableVideo };
  return encodeBody(generateValue(schema, "", sources), { method, type, files: getFiles(schema) });
}

interface Encoding {
  readonly method: string;
  readonly type: string;
  readonly files: Readonly<Record<string, Buffer>>;
}

function encodeBody(value: unknown, { method, type, files }: Encoding): RequestInit {
  const headers = { "content-type": type };
  switch (type) {
    case "multipart/form-data":
      return createFormRequest(toFormMethod(method), { ...toFields(value), ...files });
    case "application/x-www-form-urlencoded":
      return { headers, body: new URLSearchParams(toFields(value)).toString() };
    default:
      return { headers, body: JSON.stringify(value) };
  }
}

const toFormMethod = (method: string) => (method === "PUT" || method === "PATCH" ? method : "POST");

const toFields = (value: unknown): Record<string, string> =>
  typeof value === "object" && value !== null
    ? Object.fromEntries(Object.entries(value).map(([name, field]) => [name, toText(field)]))
    : {};

/** Returns a file for each field with bytes. */
const getFiles = ({ properties = {} }: Schema): Record<string, Buffer> =>
  Object.fromEntries(
    Object.entries(properties)
      .filter(([, { format }]) => format === "binary")
      .map(([name]) => [name, webp]),
  );
