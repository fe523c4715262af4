import { createPath, type Endpoint, type Input } from "@topout/shared/contract";

import type { ScreenFirstLoad } from "./first-load.ts";
import type { RemoteName, RemoteScreens } from "./remotes.ts";

/** A placeholder has only characters that a URL need not encode. */
const createPlaceholder = (name: string) => `*${name}*`;

/** Stands for the id of the current gym. */
export const CURRENT_GYM = createPlaceholder("gym");

/** Stands for a parameter of the screen's link, such as `:username`, or for `photoVersion` of a linked route. */
export const pathParam = (name: string): string => createPlaceholder(name);

interface PathParts {
  readonly params?: Readonly<Record<string, string | number | boolean>>;
  readonly query?: Readonly<Record<string, string | number | boolean | undefined>>;
}

/** The path of a first request. It must equal that of the screen's own request, which then uses the response. */
export function firstRequest<E extends Endpoint & { readonly method: "GET" | "POST" }>(
  endpoint: E,
  input: Input<E>,
): string {
  // The endpoint's schemas determine the types.
  const { params, query } = input as PathParts;
  return createPath(endpoint.path, params, query);
}

/** Checks the names of the screens. A screen without an entry starts one round of requests later. */
export const defineFirstLoad = <Name extends RemoteName>(
  _name: Name,
  screens: Readonly<Partial<Record<RemoteScreens[Name], ScreenFirstLoad>>>,
) => screens;
