import type { Route } from "@topout/shared/contract";

/** The route fields that the naive page uses. */
export type NaiveRoute = Pick<Route, "id" | "name" | "grade" | "location" | "style" | "x" | "y">;
