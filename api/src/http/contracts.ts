import * as shared from "@topout/shared/contract/server";
import type { ServerContract, ServerEndpoint } from "@topout/shared/contract/server";

/** All exported contracts by name. New contracts are included without a change here. */
export const contracts: Readonly<Record<string, ServerContract>> = Object.fromEntries(
  Object.entries<unknown>(shared).flatMap(([name, value]) =>
    isContract(value) ? [[name, value]] : [],
  ),
);

function isContract(value: unknown): value is ServerContract {
  if (typeof value !== "object" || value === null) return false;
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(
    (part) => typeof part === "object" && part !== null && "method" in part,
  );
}

/** Returns the method and the path, for example `GET /gyms`. */
export const getEndpointName = ({
  method,
  path,
}: Pick<ServerEndpoint, "method" | "path">): string => `${method} ${path}`;

export const endpoints: ReadonlyMap<string, ServerEndpoint> = new Map(
  Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .map((endpoint) => [getEndpointName(endpoint), endpoint]),
);
