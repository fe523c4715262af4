import type { PublicUser } from "@topout/shared/contract";
import { Card, EmptyState, EyeOff, ErrorState } from "@topout/shared/ui";
import type { ReactNode } from "react";

import { NoSends } from "../../sends/no-sends.tsx";
import { HomeGymChart, NoHomeGym } from "./home-gym-chart.tsx";
import { StatsSkeleton } from "./profile-skeleton.tsx";
import { RecentSendsSection } from "./recent-sends-section.tsx";
import type { StatsQuery } from "./use-stats.ts";

interface ProfileStatsProps {
  user: PublicUser;
  isOwn: boolean;
  statsQuery: StatsQuery;
  /** Rendered between the chart and the recent sends. */
  children: ReactNode;
}

export function ProfileStats({ user, isOwn, statsQuery, children }: ProfileStatsProps) {
  const { stats, isHidden, error, refetch } = statsQuery;

  if (isHidden) return <SendsHidden username={user.username} />;
  if (error) return <ErrorState title="The sends couldn't load" error={error} onRetry={refetch} />;
  if (!stats) return <StatsSkeleton />;
  return (
    <>
      {user.home_gym !== null && <HomeGymChart gymId={user.home_gym} counts={stats.months} />}
      {user.home_gym === null && isOwn && <NoHomeGym />}
      {children}
      {stats.total_sends > 0 ? <RecentSendsSection user={user} /> : <NoSends canLog={isOwn} />}
    </>
  );
}

const SendsHidden = ({ username }: { username: string }) => (
  <Card>
    <EmptyState
      illustration={<EyeOff size={40} />}
      title="Sends are private"
      hint={`Only @${username} can see them.`}
    />
  </Card>
);
