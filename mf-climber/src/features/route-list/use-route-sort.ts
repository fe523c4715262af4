import { type RouteSort, usePreferences } from "@topout/shared/platform";

/** The sort order of this device. Without a scale, the routes of a gym are sorted by name instead of grade. */
export function useRouteSort(hasScale: boolean): RouteSort {
  const sort = usePreferences((preferences) => preferences.sort);
  return sort === "grade" && !hasScale ? "name" : sort;
}
