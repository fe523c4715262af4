import { circuitQueries, routeQueries } from "@topout/shared/api";
import { insightsQueries, resetQueries } from "@topout/shared/api/staff";
import type { Circuit, Gym, Insights, InsightsQuery, Reset, Route } from "@topout/shared/contract";
import { getDate } from "@topout/shared/domain";
import { useQuery } from "@topout/shared/platform";
import { Card, ChartColumn, EmptyState, ErrorState, useMinute } from "@topout/shared/ui";

import { AgeCard } from "../../features/insights/age-card.tsx";
import { changesWall, findPlannedReset } from "../../features/insights/find-planned-reset.ts";
import { GradeCard } from "../../features/insights/grade-card.tsx";
import { KeyFigures } from "../../features/insights/key-figures.tsx";
import { listGradeRows } from "../../features/insights/list-grade-rows.ts";
import { listHolds } from "../../features/insights/list-holds.ts";
import { listUntouched } from "../../features/insights/list-untouched.ts";
import { toPlannedChange } from "../../features/insights/planned-change.ts";
import { UntouchedCard } from "../../features/insights/untouched-card.tsx";
import { useAddToReset } from "../../features/insights/use-add-to-reset.ts";
import { useResetName } from "../../features/insights/use-reset-name.ts";
import { ScansCard } from "../../features/scans/scans-card.tsx";
import { Column, Columns } from "./insights-layout.ts";
import { InsightsSkeleton } from "./insights-skeleton.tsx";
import { useInsights } from "./use-insights.ts";

/** The figures of the wall, once all that they need has loaded. */
export function GymInsights({ gym }: { gym: Gym }) {
  const { filter, query } = useInsights(gym);
  const routes = useQuery(routeQueries.listByGym(gym.id));
  const circuits = useQuery(circuitQueries.listByGym(gym.id));
  const now = new Date(useMinute());
  const { drafts, reset, after } = usePlannedReset(gym, filter, now);
  const failed = [query, routes, circuits, drafts].find(({ isLoadingError }) => isLoadingError);

  if (failed) {
    return (
      <ErrorState
        title="The insights couldn't load"
        error={failed.error}
        isRetrying={failed.isFetching}
        onRetry={() => void failed.refetch()}
      />
    );
  }
  if (!query.data || !routes.data || !circuits.data || !drafts.data) return <InsightsSkeleton />;
  const lists = { routes: routes.data, circuits: circuits.data, drafts: drafts.data.data };
  return (
    <Figures {...lists} gym={gym} insights={query.data} after={after} reset={reset} now={now} />
  );
}

/** The drafts of resets, the one that the screen previews, and the wall after it. */
function usePlannedReset(gym: Gym, filter: InsightsQuery, now: Date) {
  const drafts = useQuery(resetQueries.drafts(gym.id));
  const reset = findPlannedReset(drafts.data?.data ?? [], getDate(now, gym.time_zone));
  const isPreviewed = reset !== undefined && changesWall(reset);
  const after = useQuery({
    ...insightsQueries.ofGym(gym.id, { ...filter, reset_id: reset?.id }),
    enabled: isPreviewed,
  });
  return { drafts, reset, after: isPreviewed ? after.data : undefined };
}

interface FiguresProps {
  gym: Gym;
  insights: Insights;
  /** As the wall will be after the planned reset. */
  after: Insights | undefined;
  reset: Reset | undefined;
  drafts: readonly Reset[];
  routes: readonly Route[];
  circuits: readonly Circuit[];
  now: Date;
}

function Figures({ gym, insights, after, reset, drafts, routes, circuits, now }: FiguresProps) {
  const name = useResetName(gym, reset);
  const addToReset = useAddToReset(gym, reset && { reset, name });
  const timeZone = gym.time_zone;
  const gradedCount = insights.pyramid.reduce((sum, grade) => sum + grade.routes, 0);

  return (
    <Columns>
      <Column>
        {insights.total.climbers === null ? <TooFewSends /> : <KeyFigures total={insights.total} />}
        <GradeCard
          gym={gym}
          rows={listGradeRows(insights, after)}
          holds={listHolds(insights, routes, circuits)}
          ungradedCount={insights.total.routes - gradedCount}
          planned={after && reset && toPlannedChange({ reset, name, now: insights, after })}
        />
      </Column>
      <Column>
        <AgeCard gym={gym} areas={insights.areas} />
        <UntouchedCard
          routes={listUntouched(insights, { routes, drafts, now, timeZone })}
          circuits={circuits}
          onAddToReset={addToReset}
        />
        <ScansCard gym={gym} routes={routes} />
      </Column>
    </Columns>
  );
}

const TooFewSends = () => (
  <Card>
    <EmptyState
      illustration={<ChartColumn size={44} />}
      title="Not enough sends yet"
      hint="Figures appear once 3 climbers have sent something."
    />
  </Card>
);
