import { gymQueries, useMe } from "@topout/shared/api";
import type { Gym, PublicUser } from "@topout/shared/contract";
import { useQuery } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { useMediaQuery } from "@topout/shared/ui";

import { Breakdowns } from "../../features/breakdowns/breakdowns.tsx";
import { ProfileCover } from "./profile-cover.tsx";
import { ProfileHead } from "./profile-head.tsx";
import { Columns, Page, PersonColumn, StatsColumn } from "./profile-layout.ts";
import { ProfileStats } from "./profile-stats.tsx";
import { TotalSends } from "./total-sends.tsx";
import type { SendsOfPerson } from "./use-sends.ts";

interface ProfilePageProps {
  person: PublicUser;
  climbed: SendsOfPerson;
}

export function ProfilePage({ person, climbed }: ProfilePageProps) {
  const { user } = useMe();
  const { data: gyms = NO_GYMS } = useQuery(gymQueries.list());
  const desktop = useMediaQuery(media.desktop);
  const own = user?.id === person.id;
  const { sends } = climbed;
  const breakdowns = sends && <Breakdowns sends={sends} gyms={gyms} />;

  return (
    <Page>
      <ProfileCover person={person} />
      <Columns>
        <PersonColumn>
          <ProfileHead
            person={person}
            gym={gyms.find(({ id }) => id === person.home_gym)?.name}
            own={own}
          />
          <TotalSends climbed={climbed} />
          {desktop && breakdowns}
        </PersonColumn>
        <StatsColumn>
          <ProfileStats person={person} own={own} climbed={climbed}>
            {!desktop && breakdowns}
          </ProfileStats>
        </StatsColumn>
      </Columns>
    </Page>
  );
}

const NO_GYMS: readonly Gym[] = [];
