import type { ServerEndpoint } from "@topout/shared/contract/server";

import { unplayableVideo } from "../../features/videos/testing/videos.ts";
import { createFormRequest } from "../../testing/create-form-request.ts";
import { createJsonRequest } from "../../testing/create-json-request.ts";
import { webp } from "../../testing/images.ts";
import { VALID_VALUES } from "./valid-values.ts";

export type RequestPart = "params" | "query" | "body";

export const getFields = (endpoint: ServerEndpoint, part: RequestPart): string[] =>
  Object.keys(endpoint[part]?.shape ?? {});

/** Values of ids, by the name of the parameter or field. */
export type ValidIds = Readonly<Record<string, string>>;

interface RequestValues {
  readonly ids: ValidIds;
  /** Replaces the valid value of a field. Undefined for the valid value. */
  readonly getValue?: (part: RequestPart, name: string) => unknown;
  readonly query?: Readonly<Record<string, string>>;
  /** A route has a set, or as a draft a circuit. */
  readonly hasCircuit?: boolean;
}

/** Creates a request with valid values, or with other values in some fields. */
export function createValidRequest(
  endpoint: ServerEndpoint,
  { ids, getValue, query = {}, hasCircuit = false }: RequestValues,
): [path: string, init: RequestInit] {
  const getValidValue = (name: string) =>
    ids[name] ?? VALID_VALUES[name] ?? (name in VALID_VALUES ? undefined : "Text");
  const getValues = (part: RequestPart) => {
    const fields = getFields(endpoint, part);
    const names =
      fields.includes("set_id") && !hasCircuit
        ? fields.filter((name) => name !== "circuit_id")
        : fields;
    return Object.fromEntries(
      names.map((name) => [name, getValue?.(part, name) ?? getValidValue(name)]),
    );
  };
  const params: Record<string, unknown> = getValues("params");
  const path = endpoint.path.replace(/\{(\w+)\}/g, (_, name: string) =>
    encodeURIComponent((params[name] as string).toWellFormed()),
  );
  return [
    `/api${path}?${new URLSearchParams(query).toString()}`,
    createBody(endpoint, getValues("body")),
  ];
}

function createBody(
  { method, body, encoding, files }: ServerEndpoint,
  values: Record<string, unknown>,
): RequestInit {
  if (method === "GET" || !(body ?? files)) return { method };
  if (encoding === "multipart" && method !== "DELETE") {
    const contents = Object.entries(files ?? {}).map(([name, { kinds }]) => [
      name,
      kinds.includes("mp4") ? unplayableVideo : webp,
    ]);
    return createFormRequest(method, { ...values, ...Object.fromEntries(contents) });
  }
  if (encoding === "form") {
    return { method, body: new URLSearchParams(values as Record<string, string>) };
  }
  return createJsonRequest(method, values);
}
