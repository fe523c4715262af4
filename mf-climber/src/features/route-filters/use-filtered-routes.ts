import { useMemo } from "react";

import type { GymRoute } from "@topout/shared/gym-map";

import { applyFilters, type Filters } from "./filters.ts";

/** See `applyFilters`. */
export const useFilteredRoutes = (routes: readonly GymRoute[], filters: Filters) =>
  useMemo(() => applyFilters(routes, filters), [routes, filters]);
