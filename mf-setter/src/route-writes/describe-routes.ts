import type { Route } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";

/** "P4", or "3 routes". */
export const describeRoutes = (routes: readonly Pick<Route, "name">[]): string =>
  routes.length === 1 && routes[0] ? routes[0].name : formatCount(routes.length, "route");
