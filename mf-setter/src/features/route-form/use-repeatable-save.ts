import { useState } from "react";

import {
  type ChangedRoute,
  createRoute,
  type NewRoute,
  updateRoute,
} from "@topout/shared/api/staff";
import type { Route } from "@topout/shared/contract";
import { normalizeStyle } from "@topout/shared/domain";

import { createRepeatableCreation, createRepeatableUpdate } from "../../setting/lost-responses.ts";
import { useRepeatableCreation } from "../../setting/use-repeatable-creation.ts";
import { useFetchRoute } from "./use-fetch-route.ts";

/** Returns a function that creates a route only once, even if the user repeats it after a lost response. */
export const useRepeatableCreate = () => useRepeatableCreation(createRouteCreation);

const createRouteCreation = () =>
  createRepeatableCreation<NewRoute, Route>({
    create: (input, idempotency_key) => createRoute({ ...input, idempotency_key }),
    update: ({ id, version }, input) => updateRoute({ ...input, route_id: id, version }),
    isEqual,
  });

/** Returns a function that saves changes. A repeated call after a lost response does not conflict with the first one. */
export function useRepeatableUpdate(route: Route | undefined) {
  const fetchRoute = useFetchRoute();
  const [run] = useState(() =>
    createRepeatableUpdate<ChangedRoute, Route>({
      update: (input, version) => updateRoute({ ...input, version }),
      fetchRow: async () => route && fetchRoute(route),
      matches: isSameRoute,
      isEqual,
    }),
  );
  return (input: ChangedRoute) => run(input, Number(input.version));
}

const isSameRoute = (route: Route, input: NewRoute) =>
  route.name === input.name &&
  route.x === Number(input.x) &&
  route.y === Number(input.y) &&
  route.set_id === input.set_id &&
  route.grade === input.grade &&
  route.location === input.location &&
  route.style === normalizeStyle(input.style);

const FIELDS = ["name", "set_id", "x", "y", "grade", "style", "location", "photo"] as const;

const isEqual = (a: NewRoute, b: NewRoute) => FIELDS.every((field) => a[field] === b[field]);
