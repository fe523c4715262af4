import { useCurrentGym, useMe } from "@topout/shared/api";
import { canOpen } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { SecondScaleProvider } from "@topout/shared/second-grade";
import { Building2, ButtonLink, Card, EmptyState, Plus, VisuallyHidden } from "@topout/shared/ui";

import { DashboardError } from "./dashboard-error.tsx";
import { MessageArea } from "./dashboard-layout.ts";
import { DashboardSkeleton } from "./dashboard-skeleton.tsx";
import { GymDashboard } from "./gym-dashboard.tsx";
import { useGymParam } from "./use-gym-param.ts";
import { useFirstLists } from "./use-first-lists.ts";

export { DashboardScreen as Component };

function DashboardScreen() {
  useGymParam();
  return (
    <>
      <VisuallyHidden as="h1">Dashboard</VisuallyHidden>
      <CurrentGym />
    </>
  );
}

function CurrentGym() {
  const { gym, data: gyms, error, isError, refetch } = useCurrentGym();
  useFirstLists(gym?.id);
  if (gym) {
    return (
      <SecondScaleProvider gymId={gym.id}>
        <GymDashboard key={gym.id} gym={gym} />
      </SecondScaleProvider>
    );
  }
  if (gyms?.length === 0) return <NoGyms />;
  if (isError) {
    return (
      <DashboardError title="The gym couldn't load" error={error} onRetry={() => void refetch()} />
    );
  }
  return <DashboardSkeleton />;
}

function NoGyms() {
  const { user } = useMe();
  const canCreateGym = canOpen(user, "createGym");
  return (
    <MessageArea>
      <Card>
        <EmptyState
          illustration={<Building2 size={40} />}
          title="No gyms yet"
          hint={
            canCreateGym
              ? "Create the first one, and its map appears here."
              : "Once a gym joins, you'll find its map and routes here."
          }
          action={
            canCreateGym && (
              <ButtonLink to={paths.createGym} variant="primary" icon={<Plus size={20} />}>
                New gym
              </ButtonLink>
            )
          }
        />
      </Card>
    </MessageArea>
  );
}
