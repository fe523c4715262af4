import type { ManyRoutesResult, Route } from "@topout/shared/contract";
import { notify } from "@topout/shared/platform";

import { formatRoutes, type RoutesText } from "./format-routes.ts";

/** A route that the server did not change, with the reason. */
export interface FailedRoute {
  readonly id: string;
  readonly name: string;
  readonly message: string;
}

/** The server names failed routes only by id. */
export const nameFailedRoutes = (
  failed: ManyRoutesResult["failed"],
  routes: readonly Pick<Route, "id" | "name">[],
): readonly FailedRoute[] =>
  failed.map(({ id, message }) => ({
    id,
    message,
    name: routes.find((route) => route.id === id)?.name ?? "A route",
  }));

/** Shows the first reason. Usually all routes fail for the same one. */
export function notifyFailedRoutes(failed: readonly FailedRoute[], title: RoutesText): void {
  const [first] = failed;
  if (!first) return;
  notify({ type: "error", title: formatRoutes(failed, title), message: first.message });
}
