import { useState } from "react";

import { routeQueries } from "@topout/shared/api";
import type { Circuit } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import type { RouteDraft } from "./model/route-draft.ts";
import { createUsedNames, suggestName } from "../../route-writes/suggest-name.ts";

/** Returns the typed name, or suggests the next free one. */
export function useRouteName(circuit: Circuit, { name, set_id }: RouteDraft) {
  const routes = useQuery(routeQueries.listBySet(set_id));
  // The list lacks the newest routes if a refetch failed.
  const [createdNames, setCreatedNames] = useState<readonly string[]>([]);
  const listedNames = (routes.data ?? []).map((route) => route.name);
  const names = [...new Set([...listedNames, ...createdNames])];

  return {
    name: name ?? (routes.data ? suggestName(circuit.name, createUsedNames(names)) : ""),
    addCreatedName: (created: string) => setCreatedNames((previous) => [...previous, created]),
  };
}
