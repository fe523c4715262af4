import { circuitQueries, setQueries, useCurrentGym } from "@topout/shared/api";
import type { Gym, User } from "@topout/shared/contract";
import { can } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";
import { Building2, Card, EmptyState, ErrorState, VisuallyHidden } from "@topout/shared/ui";
import type { ComponentProps } from "react";

import { CircuitTabs } from "./circuit-tabs.tsx";
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

const canSetRoutes = (user: User | undefined, gymId: string) => can(user, "setRoutes", gymId);

function CurrentGym() {
  const { gym, data: gyms, error, isError, isFetching, refetch } = useCurrentGym(canSetRoutes);

  if (gym) return <GymCircuits key={gym.id} gym={gym} />;
  if (gyms?.length === 0) return <NoGyms />;
  if (isError) {
    return <LoadError error={error} isRetrying={isFetching} onRetry={() => void refetch()} />;
  }
  return <RouteSettingSkeleton />;
}

function GymCircuits({ gym }: { gym: Gym }) {
  const circuits = useQuery(circuitQueries.listByGym(gym.id));
  const sets = useQuery(setQueries.listByGym(gym.id));

  if (circuits.data && sets.data) {
    return <CircuitTabs gym={gym} circuits={circuits.data} sets={sets.data} />;
  }
  if (circuits.isPending || sets.isPending) return <RouteSettingSkeleton />;
  return (
    <LoadError
      error={circuits.error ?? sets.error}
      isRetrying={circuits.isFetching || sets.isFetching}
      onRetry={() => void Promise.all([circuits.refetch(), sets.refetch()])}
    />
  );
}

const LoadError = (props: Omit<ComponentProps<typeof ErrorState>, "title">) => (
  <ErrorState title="Route setting couldn't load" {...props} />
);

function NoGyms() {
  return (
    <Card>
      <EmptyState
        illustration={<Building2 size={44} />}
        title="No gyms yet"
        hint="Ask an admin to create the first one."
      />
    </Card>
  );
}
