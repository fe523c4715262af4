import { useMemo, useState } from "react";

import { circuitQueries, setQueries } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { useQuery, useTypedSearchParams } from "@topout/shared/platform";
import { ErrorState } from "@topout/shared/ui";

import { filterRoutes } from "../../features/labels/model/filter-routes.ts";
import {
  type LabelParams,
  parseAreas,
  parseLabelParams,
} from "../../features/labels/model/label-params.ts";
import { listRouteLabels, listWallLabels } from "../../features/labels/model/list-labels.ts";
import { ScansCard } from "../../features/scans/scans-card.tsx";
import { useLabelRoutes } from "../../features/labels/use-label-routes.ts";
import { LabelForm } from "./label-form.tsx";
import { Column } from "./labels-layout.ts";
import { LabelsSkeleton } from "./labels-skeleton.tsx";

/** What to print and how, once all that it needs has loaded. */
export function GymLabels({ gym }: { gym: Gym }) {
  const { options, chosenAreas, circuits, sets, reset, labels, routes, failed } = useLabels(gym);

  if (failed) {
    return (
      <ErrorState
        title="The labels couldn't load"
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!circuits || !sets || !routes || !labels) return <LabelsSkeleton />;
  return (
    <Column>
      <LabelForm
        gym={gym}
        circuits={circuits}
        sets={sets}
        reset={reset}
        options={options}
        chosenAreas={chosenAreas}
        labels={labels}
      />
      <ScansCard gym={gym} routes={routes} />
    </Column>
  );
}

/** The labels that the URL describes. */
function useLabels({ id: gymId, layout: { areas } }: Gym) {
  const [params] = useTypedSearchParams<keyof LabelParams>();
  const options = useMemo(() => parseLabelParams(params), [params]);
  const chosenAreas = useMemo(() => parseAreas(params, areas), [params, areas]);
  const [now] = useState(() => new Date().toISOString());
  const circuits = useQuery(circuitQueries.listByGym(gymId));
  const sets = useQuery(setQueries.listByGym(gymId));
  const { routes, reset, queries } = useLabelRoutes(gymId, options.source);
  const date = reset?.leaves_on ?? now;

  const labels = useMemo(() => {
    if (options.kind === "walls") {
      return listWallLabels(areas.filter(({ code = "" }) => chosenAreas.has(code)));
    }
    if (!circuits.data || !sets.data || !routes) return undefined;
    const lists = { circuits: circuits.data, sets: sets.data, date };
    return listRouteLabels(filterRoutes(routes, areas, chosenAreas), lists);
  }, [options.kind, areas, chosenAreas, circuits.data, sets.data, routes, date]);

  return {
    options,
    chosenAreas,
    circuits: circuits.data,
    sets: sets.data,
    reset,
    routes,
    labels,
    failed: [circuits, sets, ...queries].find(({ isLoadingError }) => isLoadingError),
  };
}
