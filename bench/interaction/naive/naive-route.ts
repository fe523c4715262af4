import type { Route } from "@topout/shared/contract";

/** What the naive page says of a route. */
export type NaiveRoute = Pick<Route, "id" | "name" | "grade" | "location" | "style" | "x" | "y">;
