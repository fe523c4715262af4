import { useMemo } from "react";

import { routeQueries } from "@topout/shared/api";
import { draftLabelQuery, resetQueries } from "@topout/shared/api/staff";
import type { Reset, Route } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import type { LabelSource } from "./model/label-params.ts";

/** The routes on the wall, those of a set, or those that go up in a reset, and the reset. */
export function useLabelRoutes(gymId: string, source: LabelSource) {
  const resetId = source.type === "reset" ? source.id : "";
  const reset = useQuery({ ...resetQueries.one(resetId), enabled: resetId !== "" });
  const isPlanned = reset.data !== undefined && reset.data.status !== "published";
  const drafts = useQuery({ ...draftLabelQuery(gymId), enabled: isPlanned });
  const stored = useQuery({
    ...(source.type === "set" ? routeQueries.listBySet(source.id) : routeQueries.listByGym(gymId)),
    enabled: !isPlanned,
  });
  const query = isPlanned ? drafts : stored;

  const routes = useMemo(
    () => (resetId === "" ? query.data : selectNew(query.data, reset.data)),
    [query.data, reset.data, resetId],
  );
  return { routes, reset: reset.data, queries: resetId === "" ? [query] : [reset, query] };
}

function selectNew(routes: readonly Route[] | undefined, reset: Reset | undefined) {
  if (!routes || !reset) return undefined;
  const ids = new Set(reset.new);
  return routes.filter(({ id }) => ids.has(id));
}
