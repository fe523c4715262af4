import { circuitQueries, gymQueries, imageUrls } from "@topout/shared/api";
import type { Activity, Circuit } from "@topout/shared/contract";
import { formatCount } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { Link, styled, useQuery } from "@topout/shared/platform";
import { color, tracking, typography } from "@topout/shared/theme";
import { Avatar, Card, CountChip } from "@topout/shared/ui";

import { Bumps } from "./bumps.tsx";
import { SendBoard } from "./send-board.tsx";
import { countSendsByCircuit } from "../../sends/count-sends-by-circuit.ts";
import { formatTimeAgo } from "./format-time-ago.ts";

interface ActivityCardProps {
  activity: Activity;
  now: number;
}

/** The sends of one user on one day. The card is focusable, because Load More moves the focus to the first new card. */
export function ActivityCard({ activity, now }: ActivityCardProps) {
  const circuits = useQuery(circuitQueries.ofGym(activity.gym_id));
  const counts = countSendsByCircuit(activity.climbs, circuits.data ?? NO_CIRCUITS);
  const routeCount = new Set(activity.climbs.map(({ route }) => route.id)).size;

  return (
    <Entry
      as="article"
      tabIndex={-1}
      aria-label={`${activity.username} sent ${formatCount(routeCount, "route")}`}
    >
      <CardHeader activity={activity} now={now} />
      <SendBoard counts={counts} />
      <Counts>
        {counts.map(({ circuitId, ...count }) => (
          <CountChip key={circuitId} {...count} />
        ))}
      </Counts>
      <Bumps activity={activity} />
    </Entry>
  );
}

const NO_CIRCUITS: readonly Circuit[] = [];

function CardHeader({ activity, now }: ActivityCardProps) {
  const gym = useQuery({
    ...gymQueries.list(),
    select: (gyms) => gyms.find(({ id }) => id === activity.gym_id)?.name,
  });

  return (
    <ProfileLink to={paths.profile(activity.username)}>
      <Avatar size={52} photo={imageUrls.avatar({ ...activity, id: activity.user })} />
      <div>
        <h2>{activity.username}</h2>
        <p>
          {gym.data !== undefined && `${gym.data} · `}
          <time dateTime={activity.time}>{formatTimeAgo(activity.time, now)}</time>
        </p>
      </div>
    </ProfileLink>
  );
}

const Entry = styled(Card)`
  padding: 14px 14px 10px;
  scroll-margin-top: 84px;
`;

const ProfileLink = styled(Link)`
  display: flex;
  gap: 11px;
  align-items: center;
  color: inherit;
  text-decoration: none;

  > div {
    min-width: 0;
  }

  h2 {
    font: ${typography.h3};
    letter-spacing: ${tracking.h3};
    overflow-wrap: anywhere;
  }

  p {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Counts = styled.div`
  display: flex;
  flex-wrap: wrap;
  gap: 7px;
`;
