import { useMemo } from "react";

import { circuitQueries } from "@topout/shared/api";
import { noteQueries } from "@topout/shared/api/staff";
import { keepPreviousData, useInfiniteQuery, useQuery } from "@topout/shared/platform";
import { getCircuitSkin } from "@topout/shared/theme";

import { groupNotes } from "../../features/notes/group-notes.ts";
import type { ShownGroup } from "../../features/notes/note-row.tsx";

/** The open notes of a gym, grouped, with their routes. Undefined until all of it has loaded. */
export function useNoteGroups(gymId: string) {
  const pages = useInfiniteQuery(noteQueries.pages(gymId));
  const groups = useMemo(
    () => pages.data && groupNotes(pages.data.pages.flatMap(({ data }) => data)),
    [pages.data],
  );
  const routeIds = [...new Set(groups?.map(({ routeId }) => routeId))].sort();
  const routes = useQuery({
    ...noteQueries.routes(routeIds),
    enabled: routeIds.length > 0,
    // The rows stay while the list without a fixed route loads.
    placeholderData: keepPreviousData,
  });
  const circuits = useQuery(circuitQueries.listByGym(gymId));
  const isComplete = circuits.data && (routeIds.length === 0 || routes.data);

  return {
    pages,
    failed: [pages, routes, circuits].find(({ isLoadingError }) => isLoadingError),
    groups: isComplete
      ? groups?.flatMap((group): ShownGroup[] => {
          const route = routes.data?.find(({ id }) => id === group.routeId);
          if (!route) return [];
          const circuit = circuits.data.find(({ id }) => id === route.circuit_id);
          return [{ ...group, route, skin: getCircuitSkin(circuit ?? route) }];
        })
      : undefined,
  };
}
