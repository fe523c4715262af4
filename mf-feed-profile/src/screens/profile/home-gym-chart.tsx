import { circuitQueries, useGym } from "@topout/shared/api";
import type { Stats } from "@topout/shared/contract";
import { getMonth } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { useQuery } from "@topout/shared/platform";
import { Building2, ButtonLink, Card, EmptyState, ErrorState, Settings } from "@topout/shared/ui";

import { MonthlySends } from "../../features/monthly-sends/monthly-sends.tsx";
import { useClock } from "../../time/use-clock.ts";
import { ChartSkeleton } from "./profile-skeleton.tsx";

interface HomeGymChartProps {
  gymId: string;
  /** The sends in all gyms. */
  counts: Stats["months"];
}

export function HomeGymChart({ gymId, counts }: HomeGymChartProps) {
  const today = useClock(Date.now);
  const { gym, isMissing, query } = useGym(gymId);
  const circuits = useQuery(circuitQueries.listByGym(gymId));

  if (gym && circuits.data) {
    return (
      <MonthlySends
        counts={counts}
        gym={gym}
        circuits={circuits.data}
        currentMonth={getMonth(today, gym.time_zone)}
      />
    );
  }
  if (isMissing) return null;
  const error = query.error ?? circuits.error;
  if (!error) return <ChartSkeleton />;
  return (
    <ErrorState
      title="The chart couldn't load"
      error={error}
      onRetry={() => void Promise.all([query.refetch(), circuits.refetch()])}
    />
  );
}

/** Shown only to the owner, who can set a home gym. */
export const NoHomeGym = () => (
  <Card>
    <EmptyState
      illustration={<Building2 size={40} />}
      title="Set a home gym to view your climbing stats."
      action={
        <ButtonLink to={paths.settings} icon={<Settings size={18} />}>
          Settings
        </ButtonLink>
      }
    />
  </Card>
);
