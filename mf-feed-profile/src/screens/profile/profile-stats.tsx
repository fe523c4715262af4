import type { PublicUser } from "@topout/shared/contract";
import { paths } from "@topout/shared/paths";
import { ButtonLink, Card, EmptyState, EyeOff, HoldGlyph, ErrorState } from "@topout/shared/ui";
import type { ReactNode } from "react";

import { RecentSends } from "../../features/recent-sends/recent-sends.tsx";
import { getToday } from "../../time/days.ts";
import { useClock } from "../../time/use-clock.ts";
import { HomeGymChart, NoHomeGym } from "./home-gym-chart.tsx";
import { StatsSkeleton } from "./profile-skeleton.tsx";
import type { SendsQuery } from "./use-sends.ts";

interface ProfileStatsProps {
  user: PublicUser;
  isOwn: boolean;
  sendsQuery: SendsQuery;
  /** Rendered between the chart and the recent sends. */
  children: ReactNode;
}

export function ProfileStats({ user, isOwn, sendsQuery, children }: ProfileStatsProps) {
  const today = useClock(getToday);
  const { sends, isHidden, isError, refetch } = sendsQuery;

  if (isHidden) return <SendsHidden username={user.username} />;
  if (isError) return <ErrorState title="The sends could not be loaded" onRetry={refetch} />;
  if (!sends) return <StatsSkeleton />;
  return (
    <>
      {user.home_gym !== null && <HomeGymChart gymId={user.home_gym} sends={sends} today={today} />}
      {user.home_gym === null && isOwn && <NoHomeGym />}
      {children}
      {sends.length > 0 ? <RecentSends sends={sends} today={today} /> : <NoSends isOwn={isOwn} />}
    </>
  );
}

const SendsHidden = ({ username }: { username: string }) => (
  <Card>
    <EmptyState
      art={<EyeOff size={40} />}
      title="Sends are private"
      hint={`@${username} has chosen not to show them.`}
    />
  </Card>
);

function NoSends({ isOwn }: { isOwn: boolean }) {
  const art = <HoldGlyph skin="green" state="unsent" size={48} />;
  return (
    <Card>
      {isOwn ? (
        <EmptyState
          art={art}
          title="No sends yet"
          hint="Log a send and it shows up here."
          action={
            <ButtonLink variant="primary" to={paths.dashboard}>
              Find a route
            </ButtonLink>
          }
        />
      ) : (
        <EmptyState art={art} title="No sends yet" />
      )}
    </Card>
  );
}
