import { gymQueries, useMe } from "@topout/shared/api";
import type { Gym, PublicUser } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { Breakdowns } from "../../features/breakdowns/breakdowns.tsx";
import { ProfileCover } from "./profile-cover.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { Columns, Page, UserColumn, StatsColumn } from "./profile-layout.ts";
import { ProfileStats } from "./profile-stats.tsx";
import { TotalSends } from "./total-sends.tsx";
import type { SendsQuery } from "./use-sends.ts";

interface ProfilePageProps {
  profile: PublicUser;
  sendsQuery: SendsQuery;
}

export function ProfilePage({ profile, sendsQuery }: ProfilePageProps) {
  const { user: me } = useMe();
  const { data: gyms = NO_GYMS } = useQuery(gymQueries.list());
  const isDesktop = useMediaQuery(media.desktop);
  const isOwn = me?.id === profile.id;
  const { sends } = sendsQuery;
  const breakdowns = sends && <Breakdowns sends={sends} gyms={gyms} />;

  return (
    <Page>
      <ProfileCover user={profile} />
      <Columns>
        <UserColumn>
          <ProfileHeader
            user={profile}
            gym={gyms.find(({ id }) => id === profile.home_gym)?.name}
            isOwn={isOwn}
          />
          <TotalSends sendsQuery={sendsQuery} />
          {isDesktop && breakdowns}
        </UserColumn>
        <StatsColumn>
          <ProfileStats user={profile} isOwn={isOwn} sendsQuery={sendsQuery}>
            {!isDesktop && breakdowns}
          </ProfileStats>
        </StatsColumn>
      </Columns>
    </Page>
  );
}

const NO_GYMS: readonly Gym[] = [];
