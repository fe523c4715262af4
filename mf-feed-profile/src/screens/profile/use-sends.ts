import { isApiError, routeQueries } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import { useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

import { getSends } from "../../sends/get-sends.ts";

/** Loads all sends of a user, newest first. Hidden sends are not an error. */
export function useSends(username: string) {
  const climbs = useQuery({ ...profileQueries.climbs(username), meta: { handledErrors: true } });
  const routes = useQuery(routeQueries.ofAllGyms());
  const isHidden = isApiError(climbs.error, "SENDS_NOT_VISIBLE");

  const sends = useMemo(
    () => climbs.data && routes.data && getSends(climbs.data, routes.data),
    [climbs.data, routes.data],
  );

  const queries = [climbs, routes];
  const isError = !isHidden && !sends && queries.some((query) => query.isError);
  return {
    sends: isHidden ? undefined : sends,
    isHidden,
    isError,
    isPending: !isHidden && !isError && !sends,
    refetch: () => void Promise.all(queries.map((query) => query.refetch())),
  };
}

export type SendsQuery = ReturnType<typeof useSends>;
