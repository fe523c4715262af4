import { useCurrentGym } from "@topout/shared/api";
import { Building2, Card, EmptyState, VisuallyHidden } from "@topout/shared/ui";

import { LoadFailure } from "../../gym-routes/load-failure.tsx";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { GymDashboard } from "./gym-dashboard.tsx";

export function Component() {
  const { gym, data, isError, refetch } = useCurrentGym();

  return (
    <>
      <VisuallyHidden as="h1">Dashboard</VisuallyHidden>
      {gym && <GymDashboard key={gym.id} gym={gym} />}
      {!gym && isError && <LoadFailure what="The gym" onRetry={() => void refetch()} />}
      {!gym && !isError && data?.length !== 0 && <DashboardSkeleton />}
      {data?.length === 0 && <NoGyms />}
    </>
  );
}

function NoGyms() {
  return (
    <Card>
      <EmptyState
        art={<Building2 size={40} />}
        title="No gyms yet"
        hint="Once a gym has joined, its map and routes are here."
      />
    </Card>
  );
}
