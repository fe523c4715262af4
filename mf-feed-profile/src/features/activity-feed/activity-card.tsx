import { useGymSummary } from "@topout/shared/api";
import type { Activity } from "@topout/shared/contract";
import { getName, plural } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { CountChip } from "@topout/shared/ui";

import { Bumps } from "./bumps.tsx";
import { entryStyles } from "./entry-styles.ts";
import { FeedCard } from "./feed-card.ts";
import { countUnlistedSends } from "./model/board-holds.ts";
import { SendBoard } from "./send-board.tsx";
import { useActivityCounts } from "./use-activity-counts.ts";
import { UserHeader } from "./user-header.tsx";

interface ActivityCardProps {
  activity: Activity;
  now: number;
  onOpenRoutes: () => void;
}

/** The sends of one user on one day. */
export function ActivityCard({ activity, now, onOpenRoutes }: ActivityCardProps) {
  const counts = useActivityCounts(activity);
  const gym = useGymSummary(activity.gym_id);

  return (
    <Entry aria-label={formatSummary(activity)}>
      <UserHeader entry={activity} now={now} gymName={gym?.name} />
      <SendBoard activity={activity} counts={counts} onOpen={onOpenRoutes} />
      <Counts>
        {counts.map(({ circuitId, ...count }) => (
          <CountChip key={circuitId} {...count} />
        ))}
      </Counts>
      <Bumps activity={activity} />
    </Entry>
  );
}

/** The number of routes is unknown if the server does not list all of them. */
const formatSummary = (activity: Activity) =>
  countUnlistedSends(activity) > 0 ? formatSends(activity) : formatRoutes(activity);

function formatSends(activity: Activity) {
  const { num_sends: count } = activity;
  const name = getName(activity);
  return plural(count, { one: `${name} logged 1 send`, other: `${name} logged ${count} sends` });
}

function formatRoutes(activity: Activity) {
  const { length: count } = activity.climbs;
  const name = getName(activity);
  return plural(count, { one: `${name} sent 1 route`, other: `${name} sent ${count} routes` });
}

const Entry = styled(FeedCard)`
  ${entryStyles.activity}
`;

const Counts = styled.div`
  ${entryStyles.counts}
`;
