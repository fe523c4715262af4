import { routeQueries } from "@topout/shared/api";
import type { Route } from "@topout/shared/contract";
import { compareNaturally } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";

/** The routes of a set, sorted by name. The route list shows an error, so a notification would repeat it. */
export const useSetRoutes = (setId: string) =>
  useQuery({
    ...routeQueries.listBySet(setId),
    select: sortByName,
    meta: { handledErrors: true },
  });

const sortByName = (routes: readonly Route[]) =>
  [...routes].sort((a, b) => compareNaturally(a.name, b.name));
