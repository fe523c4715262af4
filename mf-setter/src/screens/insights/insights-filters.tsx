import { circuitQueries } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";

import { InsightsFilterBar } from "../../features/insights/insights-filter-bar.tsx";
import { useInsightsFilters } from "./use-insights.ts";

export function InsightsFilters({ gym }: { gym: Gym }) {
  const { data: circuits = [] } = useQuery(circuitQueries.listByGym(gym.id));
  const { filters, setFilters } = useInsightsFilters(gym);

  return (
    <InsightsFilterBar gym={gym} circuits={circuits} filters={filters} onChange={setFilters} />
  );
}
