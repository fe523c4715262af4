import { circuitQueries, setQueries } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { ErrorState, useMediaQuery, VisuallyHidden } from "@topout/shared/ui";

import { DraftBar } from "../../features/resets/draft-bar.tsx";
import { SetterGym } from "../setter-gym.tsx";
import { CircuitTabs } from "./circuit-tabs.tsx";
import { RouteSettingSkeleton } from "./route-setting-skeleton.tsx";

const ERROR_TITLE = "Route setting couldn't load";

/** /route_setting */
function RouteSettingScreen() {
  return (
    <>
      <VisuallyHidden as="h1">Route Setting</VisuallyHidden>
      <SetterGym errorTitle={ERROR_TITLE} skeleton={<RouteSettingSkeleton />}>
        {(gym) => <GymCircuits key={gym.id} gym={gym} />}
      </SetterGym>
    </>
  );
}

export { RouteSettingScreen as Component };

function GymCircuits({ gym }: { gym: Gym }) {
  const circuits = useQuery(circuitQueries.listByGym(gym.id));
  const sets = useQuery(setQueries.listByGym(gym.id));
  const isDesktop = useMediaQuery(media.desktop);

  if (circuits.data && sets.data) {
    return (
      <>
        {!isDesktop && <DraftBar gymId={gym.id} />}
        <CircuitTabs gym={gym} circuits={circuits.data} sets={sets.data} />
      </>
    );
  }
  if (circuits.isPending || sets.isPending) return <RouteSettingSkeleton />;
  return (
    <ErrorState
      title={ERROR_TITLE}
      error={circuits.error ?? sets.error}
      isRetrying={circuits.isFetching || sets.isFetching}
      onRetry={() => void Promise.all([circuits.refetch(), sets.refetch()])}
    />
  );
}
