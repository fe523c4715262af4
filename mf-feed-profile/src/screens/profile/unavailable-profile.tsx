import { useMe } from "@topout/shared/api";
import { blockQueries } from "@topout/shared/api/account";
import { isSameUsername } from "@topout/shared/domain";
import { paths } from "@topout/shared/paths";
import { styled, useQuery } from "@topout/shared/platform";
import { ButtonLink, Card, EmptyState, ErrorState, EyeOff, Search, UserX } from "@topout/shared/ui";
import type { ReactNode } from "react";

import { ProfileSkeleton } from "./profile-skeleton.tsx";

export const UnknownClimber = ({ username }: { username: string }) => (
  <UnavailableProfile
    illustration={<Search size={40} />}
    title={`No climber called @${username}`}
    hint="They may have changed their username. Try finding them in the feed."
  />
);

export function HiddenProfile({ username }: { username: string }) {
  const { user } = useMe();
  const blocks = useQuery({ ...blockQueries.mine(), enabled: user !== undefined });
  const isBlocked = blocks.data?.some((blocked) => isSameUsername(blocked.username, username));
  if (user && blocks.isPending) return <ProfileSkeleton />;

  return isBlocked ? (
    <UnavailableProfile
      illustration={<UserX size={40} />}
      title={`You have blocked @${username}`}
      hint="You can unblock in Settings."
      action={<ButtonLink to={paths.settings}>Open settings</ButtonLink>}
    />
  ) : (
    <UnavailableProfile
      illustration={<EyeOff size={40} />}
      title="This profile is private"
      hint={`Only @${username} can see it.`}
    />
  );
}

/** Shown if the profile could not be loaded, and this device has no copy of it. */
export const ProfileError = (props: { error: Error | null; onRetry: () => void }) => (
  <Page>
    <h1>Profile</h1>
    <ErrorState
      title="Loading profile..."
      offline={{ hint: "This page isn't saved on your device. It loads when you're back online." }}
      {...props}
    />
  </Page>
);

interface UnavailableProfileProps {
  illustration: ReactNode;
  title: string;
  hint: string;
  action?: ReactNode;
}

const UnavailableProfile = ({ action = openFeed, ...props }: UnavailableProfileProps) => (
  <Page>
    <h1>Profile</h1>
    <Card>
      <EmptyState {...props} action={action} />
    </Card>
  </Page>
);

const openFeed = (
  <ButtonLink variant="primary" to={paths.feed}>
    Open the feed
  </ButtonLink>
);

const Page = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  max-width: 620px;
  margin: 0 auto;
  padding-top: 16px;
  overflow-wrap: anywhere;
`;
