import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { useSetterGym } from "../../route-writes/use-setter-gym.ts";
import { SetterGym } from "../setter-gym.tsx";
import { SetterHeader } from "../setter-header.tsx";
import { CircuitLinks } from "../setter-links/circuit-links.tsx";
import { GymInsights } from "./gym-insights.tsx";
import { InsightsFilters } from "./insights-filters.tsx";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import { InsightsTotal } from "./insights-total.tsx";

/** /route_setting/insights */
function InsightsScreen() {
  const isDesktop = useMediaQuery(media.desktop);
  const { gym: selectedGym } = useSetterGym();
  return (
    <>
      {isDesktop && <CircuitLinks />}
      <SetterHeader
        title="Insights"
        status={selectedGym ? <InsightsTotal gym={selectedGym} /> : " "}
        action={selectedGym && <InsightsFilters gym={selectedGym} />}
      />
      <SetterGym errorTitle="The insights couldn't load" skeleton={<InsightsSkeleton />}>
        {(gym) => <GymInsights key={gym.id} gym={gym} />}
      </SetterGym>
    </>
  );
}

export { InsightsScreen as Component };
