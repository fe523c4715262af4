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
  /** What stands between the chart and the newest sends. */
  children: ReactNode;
}

export function ProfileStats({ user, isOwn, sendsQuery, children }: ProfileStatsProps) {
  const day = useClock(getToday);
  const { sends, hidden, failed, retry } = sendsQuery;

  if (hidden) return <SendsHidden username={user.username} />;
  if (failed) return <ErrorState title="The sends could not be loaded" onRetry={retry} />;
  if (!sends) return <StatsSkeleton />;
  return (
    <>
      {user.home_gym !== null && <HomeGymChart gymId={user.home_gym} sends={sends} today={day} />}
      {user.home_gym === null && isOwn && <NoHomeGym />}
      {children}
      {sends.length > 0 ? <RecentSends sends={sends} today={day} /> : <NoSends own={isOwn} />}
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

function NoSends({ own }: { own: boolean }) {
  const art = <HoldGlyph skin="green" state="unsent" size={48} />;
  return (
    <Card>
      {own ? (
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
