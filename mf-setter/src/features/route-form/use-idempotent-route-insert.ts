import {
  type ChangedRoute,
  createIdempotentInsert,
  createRoute,
  type NewRoute,
  updateRoute,
  useIdempotentInsert,
} from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";

/** Returns a function that creates one route, even if the user retries after a lost response. */
export const useIdempotentRouteInsert = () => useIdempotentInsert(createRouteInsert);

const createRouteInsert = () =>
  createIdempotentInsert<NewRoute, Route>({
    create: (input, idempotency_key) => createRoute({ ...input, idempotency_key }),
    update: ({ id, version }, input) => updateRoute({ ...input, route_id: id, version }),
    isEqual,
  });

const FIELDS = ["name", "set_id", "x", "y", "grade", "style", "location", "photo"] as const;

type RouteFields = Pick<ChangedRoute, (typeof FIELDS)[number]>;

const isEqual = (a: RouteFields, b: RouteFields) => FIELDS.every((field) => a[field] === b[field]);
