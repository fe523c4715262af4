import { circuitQueries, gymQueries } from "@topout/shared/api";
import { paths } from "@topout/shared/paths";
import { useQuery } from "@topout/shared/platform";
import { Building2, ButtonLink, Card, EmptyState, ErrorState, Settings } from "@topout/shared/ui";

import { MonthlySends } from "../../features/monthly-sends/monthly-sends.tsx";
import type { Send } from "../../sends/get-sends.ts";
import { ChartSkeleton } from "./profile-skeleton.tsx";

interface HomeGymChartProps {
  gymId: string;
  sends: readonly Send[];
  today: number;
}

export function HomeGymChart({ gymId, sends, today }: HomeGymChartProps) {
  const gyms = useQuery(gymQueries.list());
  const circuits = useQuery(circuitQueries.ofGym(gymId));
  const gym = gyms.data?.find(({ id }) => id === gymId);

  if (gyms.isPending || circuits.isPending) return <ChartSkeleton />;
  if (!gyms.data || !circuits.data) {
    return (
      <ErrorState
        title="The chart could not be loaded"
        onRetry={() => void Promise.all([gyms.refetch(), circuits.refetch()])}
      />
    );
  }
  return gym && <MonthlySends sends={sends} gym={gym} circuits={circuits.data} today={today} />;
}

/** Shown only to the owner, who can set a home gym. */
export const NoHomeGym = () => (
  <Card>
    <EmptyState
      art={<Building2 size={40} />}
      title="Set a home gym to view your climbing stats."
      action={
        <ButtonLink to={paths.settings} icon={<Settings size={18} />}>
          Settings
        </ButtonLink>
      }
    />
  </Card>
);
