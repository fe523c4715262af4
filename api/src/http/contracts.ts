import * as shared from "@topout/shared/contract";
import type { Contract, Endpoint } from "@topout/shared/contract";

/** All exported contracts by name. New contracts are included without a change here. */
export const contracts: Readonly<Record<string, Contract>> = Object.fromEntries(
  Object.entries<unknown>(shared).flatMap(([name, value]) =>
    isContract(value) ? [[name, value]] : [],
  ),
);

function isContract(value: unknown): value is Contract {
  if (typeof value !== "object" || value === null) return false;
  if (Object.getPrototypeOf(value) !== Object.prototype) return false;
  return Object.values(value).every(
    (part) => typeof part === "object" && part !== null && "method" in part,
  );
}

/** Returns the method and the path, for example `GET /gyms`. */
export const getEndpointName = ({ method, path }: Pick<Endpoint, "method" | "path">): string =>
  `${method} ${path}`;

export const endpoints: ReadonlyMap<string, Endpoint> = new Map(
  Object.values(contracts)
    .flatMap((contract) => Object.values(contract))
    .map((endpoint) => [getEndpointName(endpoint), endpoint]),
);
