import { isApiError, routeQueries } from "@topout/shared/api";
import { profileQueries } from "@topout/shared/api/account";
import { useQuery } from "@topout/shared/platform";
import { useMemo } from "react";

import { getSends } from "../../sends/get-sends.ts";

/** Everything that somebody has sent, newest first, and how asking for it went. */
export function useSends(username: string) {
  const climbs = useQuery({ ...profileQueries.climbs(username), meta: { handledErrors: true } });
  const routes = useQuery(routeQueries.ofAllGyms());
  const hidden = isApiError(climbs.error, "SENDS_NOT_VISIBLE");

  const sends = useMemo(
    () => climbs.data && routes.data && getSends(climbs.data, routes.data),
    [climbs.data, routes.data],
  );

  const parts = [climbs, routes];
  const failed = !hidden && !sends && parts.some(({ isError }) => isError);
  return {
    sends: hidden ? undefined : sends,
    hidden,
    failed,
    pending: !hidden && !failed && !sends,
    retry: () => void Promise.all(parts.map((part) => part.refetch())),
  };
}

export type SendsQuery = ReturnType<typeof useSends>;
