import type { ServerEndpoint } from "@topout/shared/contract/server";
import * as z from "zod/mini";

import { contracts } from "../http/contracts.ts";
import { version } from "../config/version.ts";
import { resumableUploadPaths } from "./resumable-uploads.ts";
import { toOperation } from "./operation.ts";
import { toComponents } from "./schemas.ts";

const description = `\`POST /api/auth/jwt/login\` returns an access token. Send it as \`Authorization: Bearer <access_token>\`. \
The API ignores cookies and unknown fields. Ids are UUIDs, and times are ISO 8601 in UTC with milliseconds. \
An error response is a \`Problem\`: a code for programs, and a message for the user.`;

/** Creates the OpenAPI 3.1 document of the contract. */
export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, id, endpoint } of listOperations()) {
    const pathItem = (paths[`/api${endpoint.path}`] ??= {});
    pathItem[endpoint.method.toLowerCase()] = {
      tags: [tag],
      operationId: id,
      ...toOperation(endpoint),
    };
  }
  Object.assign(paths, resumableUploadPaths);
  return {
    openapi: "3.1.0",
    info: { title: "Topout", version, description },
    tags: [...new Set([...TAG_ORDER, ...listOperations().map(({ tag }) => tag)])].map((name) => ({
      name,
    })),
    paths,
    components: toComponents(),
  };
}

/** Some contracts are split to keep the browser bundle small. They have the tag of the main contract. */
const TAG_BY_CONTRACT: Readonly<Record<string, string>> = {
  account: "users",
  circuitChanges: "circuits",
  emailLinks: "auth",
  gymChanges: "gyms",
  profiles: "users",
  routeChanges: "routes",
  setChanges: "sets",
};

/** The order of the tags in the document. Other tags follow. */
const TAG_ORDER = [
  "auth",
  "users",
  "gyms",
  "circuits",
  "sets",
  "routes",
  "climbs",
  "projects",
  "activities",
  "reactions",
];

const listOperations = () => {
  const operations = Object.entries(contracts).flatMap(([resource, contract]) =>
    Object.entries(contract).map(([name, endpoint]) => ({
      tag: TAG_BY_CONTRACT[resource] ?? resource,
      id: `${resource}.${name}`,
      endpoint,
    })),
  );
  const byPath = Map.groupBy(operations, ({ endpoint }) => normalizePath(endpoint));
  return [...byPath.values()].flatMap((group) => {
    const isPathEqual = new Set(group.map(({ endpoint }) => endpoint.path)).size === 1;
    return isPathEqual
      ? group
      : group.map((operation) => ({
          ...operation,
          endpoint: renameParameterToId(operation.endpoint),
        }));
  });
};

const PARAMETER = /\{\w+\}/g;

/** OpenAPI ignores the names of parameters when it compares paths, so we replace them. */
const normalizePath = ({ path }: ServerEndpoint) => path.replace(PARAMETER, "{}");

/** Renames the only path parameter to `id`, because endpoints with the same path use different names. */
function renameParameterToId(endpoint: ServerEndpoint): ServerEndpoint {
  const [id, ...others] = Object.values(endpoint.params?.shape ?? {});
  if (!id || others.length > 0) {
    throw new Error(`${endpoint.path} needs exactly one parameter, because it shares its path`);
  }
  return {
    ...endpoint,
    path: endpoint.path.replace(PARAMETER, "{id}") as ServerEndpoint["path"],
    params: z.object({ id }),
  };
}
