import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Card, Delayed, Skeleton, SkeletonScreen, useMediaQuery } from "@topout/shared/ui";

import {
  Columns,
  CoverBox,
  AvatarRow,
  getAvatarSize,
  Page,
  UserColumn,
  StatsColumn,
} from "./profile-layout.ts";
import { TotalSkeleton } from "./total-sends.tsx";

/** Shown while the profile loads. */
export function ProfileSkeleton() {
  const size = getAvatarSize(useMediaQuery(media.desktop));

  return (
    <Page as={Delayed}>
      <CoverBox>
        <Skeleton style={{ borderRadius: 0 }} />
      </CoverBox>
      <Columns>
        <UserColumn>
          <AvatarRow>
            <Skeleton style={{ width: size, height: size, borderRadius: "50%" }} />
          </AvatarRow>
          <Loading role="status">Loading profile...</Loading>
          <Skeleton style={{ height: 66 }} />
          <TotalSkeleton />
        </UserColumn>
        <StatsColumn>
          <StatsPlaceholder />
        </StatsColumn>
      </Columns>
    </Page>
  );
}

export const StatsSkeleton = () => (
  <SkeletonScreen label="Loading sends…">
    <StatsPlaceholder />
  </SkeletonScreen>
);

const StatsPlaceholder = () => (
  <>
    <ChartSkeleton />
    <RecentSendsSkeleton />
  </>
);

export const RecentSendsSkeleton = () => (
  <CardRow aria-hidden="true">
    {["first", "second", "third", "fourth"].map((key) => (
      <Skeleton key={key} style={{ width: 148, height: 176, borderRadius: 18 }} />
    ))}
  </CardRow>
);

export const ChartSkeleton = () => (
  <Chart aria-hidden="true">
    <Skeleton style={{ width: 120, height: 18 }} />
    <Skeleton style={{ height: 190 }} />
    <Skeleton style={{ width: "60%", height: 18 }} />
  </Chart>
);

const Loading = styled.p`
  min-height: 51px;
  color: ${color["text-2"]};
`;

const Chart = styled(Card)`
  display: grid;
  gap: 14px;
  padding: 16px;
`;

const CardRow = styled.div`
  display: flex;
  gap: 10px;
  margin-top: 30px;
  overflow: hidden;

  > * {
    flex: none;
  }
`;
