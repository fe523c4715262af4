import { circuitQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Gym } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { Building2, Card, EmptyState, VisuallyHidden } from "@topout/shared/ui";

import { CircuitTabs } from "./circuit-tabs.tsx";
import { Unreachable } from "./unreachable.tsx";
import { RouteSettingSkeleton } from "./route-setting-skeleton.tsx";

/** /route_setting */
function RouteSettingScreen() {
  return (
    <>
      <VisuallyHidden as="h1">Route Setting</VisuallyHidden>
      <CurrentGym />
    </>
  );
}

export { RouteSettingScreen as Component };

function CurrentGym() {
  const { gym, data: gyms, isError, isFetching, refetch } = useCurrentGym();

  if (gym) return <OfGym key={gym.id} gym={gym} />;
  if (gyms?.length === 0) return <NoGyms />;
  if (isError) return <Unreachable retrying={isFetching} onRetry={() => void refetch()} />;
  return <RouteSettingSkeleton />;
}

function OfGym({ gym }: { gym: Gym }) {
  const circuits = useQuery({ ...circuitQueries.ofGym(gym.id), meta: { handledErrors: true } });
  const sets = useQuery({ ...setQueries.ofGym(gym.id), meta: { handledErrors: true } });

  if (circuits.data && sets.data) {
    return <CircuitTabs gym={gym} circuits={circuits.data} sets={sets.data} />;
  }
  if (circuits.isPending || sets.isPending) return <RouteSettingSkeleton />;
  return (
    <Unreachable
      retrying={circuits.isFetching || sets.isFetching}
      onRetry={() => void Promise.all([circuits.refetch(), sets.refetch()])}
    />
  );
}

function NoGyms() {
  return (
    <Card>
      <EmptyState
        art={<Building2 size={44} />}
        title="No gyms yet"
        hint="An admin creates the first one."
      />
    </Card>
  );
}
