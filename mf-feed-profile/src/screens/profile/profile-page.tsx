import { useGymSummary } from "@topout/shared/api";
import type { PublicUser } from "@topout/shared/contract";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { Breakdowns } from "../../features/breakdowns/breakdowns.tsx";
import { ProfileCover } from "./profile-cover.tsx";
import { ProfileHeader } from "./profile-header.tsx";
import { Columns, Page, UserColumn, StatsColumn } from "./profile-layout.ts";
import { ProfileStats } from "./profile-stats.tsx";
import { useProfileView } from "./profile-view.tsx";
import { TotalSends } from "./total-sends.tsx";
import type { StatsQuery } from "./use-stats.ts";

interface ProfilePageProps {
  profile: PublicUser;
  statsQuery: StatsQuery;
}

export function ProfilePage({ profile, statsQuery }: ProfilePageProps) {
  const homeGym = useGymSummary(profile.home_gym);
  const isDesktop = useMediaQuery(media.desktop);
  const { isOwn } = useProfileView();
  const { stats } = statsQuery;
  const breakdowns = stats && <Breakdowns stats={stats} />;

  return (
    <Page>
      <ProfileCover user={profile} />
      <Columns>
        <UserColumn>
          <ProfileHeader user={profile} homeGymName={homeGym?.name} isOwn={isOwn} />
          <TotalSends statsQuery={statsQuery} />
          {isDesktop && breakdowns}
        </UserColumn>
        <StatsColumn>
          <ProfileStats user={profile} isOwn={isOwn} statsQuery={statsQuery}>
            {!isDesktop && breakdowns}
          </ProfileStats>
        </StatsColumn>
      </Columns>
    </Page>
  );
}
