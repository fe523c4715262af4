import type { Endpoint } from "@topout/shared/contract";
import * as z from "zod/mini";

import { contracts } from "../http/contracts.ts";
import { version } from "../config/version.ts";
import { toOperation } from "./operation.ts";
import { toComponents } from "./schemas.ts";

const description = `Calls carry \`Authorization: Bearer <access_token>\`, from \`POST /api/auth/jwt/login\`; \
a cookie never signs anybody in. Ids are UUIDs, times ISO 8601 in UTC with milliseconds. Unknown fields are ignored. \
What fails answers with a \`Problem\`: a code for programs, and a sentence for the person.`;

/** The OpenAPI 3.1 document of the whole contract, which describes itself as well. */
export function createOpenApiDocument() {
  const paths: Record<string, Record<string, unknown>> = {};
  for (const { tag, id, endpoint } of calls()) {
    const item = (paths[`/api${endpoint.path}`] ??= {});
    item[endpoint.method.toLowerCase()] = {
      tags: [tag],
      operationId: id,
      ...toOperation(endpoint),
    };
  }
  return {
    openapi: "3.1.0",
    info: { title: "Topout", version, description },
    tags: [...new Set([...reading, ...calls().map(({ tag }) => tag)])].map((name) => ({ name })),
    paths,
    components: toComponents(),
  };
}

/** Contracts that are apart only so that a page need not load them all. */
const belongsTo: Readonly<Record<string, string>> = {
  account: "users",
  circuitChanges: "circuits",
  emailLinks: "auth",
  gymChanges: "gyms",
  profiles: "users",
  routeChanges: "routes",
  setChanges: "sets",
};

/** From who somebody is to what is climbed; what is new comes after. */
const reading = [
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

const calls = () => {
  const all = Object.entries(contracts).flatMap(([resource, contract]) =>
    Object.entries(contract).map(([name, endpoint]) => ({
      tag: belongsTo[resource] ?? resource,
      id: `${resource}.${name}`,
      endpoint,
    })),
  );
  const byShape = Map.groupBy(all, ({ endpoint }) => shapeOf(endpoint));
  return [...byShape.values()].flatMap((group) => {
    const isOnePath = new Set(group.map(({ endpoint }) => endpoint.path)).size === 1;
    return isOnePath
      ? group
      : group.map((call) => ({ ...call, endpoint: withPlainId(call.endpoint) }));
  });
};

const PARAMETER = /\{\w+\}/g;

/** By which OpenAPI tells paths apart: it does not look at what a parameter is called. */
const shapeOf = ({ path }: Endpoint) => path.replace(PARAMETER, "{}");

/** An endpoint whose one parameter has another name elsewhere on the same path. */
function withPlainId(endpoint: Endpoint): Endpoint {
  const [id, ...others] = Object.values(endpoint.params?.shape ?? {});
  if (!id || others.length > 0) throw new Error(`${endpoint.path} cannot share its path`);
  return {
    ...endpoint,
    path: endpoint.path.replace(PARAMETER, "{id}") as Endpoint["path"],
    params: z.object({ id }),
  };
}
