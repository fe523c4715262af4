import type { Route } from "@topout/shared/contract";

export interface RoutesText {
  readonly one: (name: string) => string;
  readonly other: (count: number) => string;
}

/** A text about routes: with the name of one, or with the number of several. */
export const formatRoutes = (
  routes: readonly Pick<Route, "name">[],
  { one, other }: RoutesText,
): string => (routes.length === 1 && routes[0] ? one(routes[0].name) : other(routes.length));
