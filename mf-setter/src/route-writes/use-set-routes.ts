import { routeQueries } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { compareNaturally } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

/** The routes of a set, sorted by name. */
export const useSetRoutes = (setId: string) =>
  useQuery({
    ...routeQueries.listBySet(setId),
    select: sortByName,
  });

const sortByName = (routes: readonly Route[]) =>
  [...routes].sort((a, b) => compareNaturally(a.name, b.name));
