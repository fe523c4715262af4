import { globSync, readFileSync } from "node:fs";
import { resolve } from "node:path";

import * as accountApi from "@topout/shared/api/account";
import * as staffApi from "@topout/shared/api/staff";
import * as videoApi from "@topout/shared/api/videos";
import * as contract from "@topout/shared/contract";

const root = resolve(import.meta.dirname, "../../../..");

const isChange = (value: unknown): value is { readonly method: string; readonly path: string } =>
  typeof Object(value).path === "string" && Object(value).method !== "GET";

/** The endpoints that change something, by name, such as `climbs.addSend`. */
const changes = Object.entries(contract).flatMap(([group, endpoints]) =>
  Object.entries(Object(endpoints) as object)
    .filter(([, endpoint]) => isChange(endpoint))
    .map(([name, { method, path }]) => {
      const pattern = new RegExp(`^${method} /api${path.replaceAll(/\{\w+\}/g, "[^/]+")}$`);
      return { name: `${group}.${name}`, pattern };
    }),
);

/** The names of all mutations that the screens share, such as `accountMutations.update`. */
export const listMutations = (): string[] =>
  Object.entries({ ...accountApi, ...staffApi, ...videoApi })
    .filter(([name]) => name.endsWith("Mutations"))
    .flatMap(([name, mutations]) => Object.keys(mutations).map((key) => `${name}.${key}`));

/** The endpoints that change something, and that neither one of the requests nor the outbox calls. */
export function listUncoveredEndpoints(requests: readonly string[]): string[] {
  const outbox = globSync("shared/src/outbox/engine/*.ts", { cwd: root })
    .map((file) => readFileSync(resolve(root, file), "utf8"))
    .join("\n");
  return changes
    .filter(({ name, pattern }) => {
      const isRequested = requests.some((request) => pattern.test(request));
      return !isRequested && !new RegExp(`\\b${name.replace(".", "\\.")}\\b`).test(outbox);
    })
    .map(({ name }) => name);
}

/** The files of the shell and the remotes that replace the function of a shared mutation. */
export const listFilesWithMutationFunctions = (): string[] =>
  globSync("{shell,mf-*}/src/**/*.{ts,tsx}", { cwd: root })
    .filter((file) => !file.includes(".test.") && !file.includes("/testing/"))
    .filter((file) => readFileSync(resolve(root, file), "utf8").includes("mutationFn:"))
    .toSorted();
