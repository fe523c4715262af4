import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import {
  Card,
  Delayed,
  ErrorState,
  Skeleton,
  SkeletonScreen,
  useMediaQuery,
} from "@topout/shared/ui";

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

/** What stands for the profile until it is there; where it did not come, with a way to ask again. */
export function ProfileSkeleton({ onRetry }: { onRetry?: () => void }) {
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
          {onRetry ? (
            <ErrorState title="The profile could not be loaded" onRetry={onRetry} />
          ) : (
            <StatsBoxes />
          )}
        </StatsColumn>
      </Columns>
    </Page>
  );
}

export const StatsSkeleton = () => (
  <SkeletonScreen label="Loading sends…">
    <StatsBoxes />
  </SkeletonScreen>
);

const StatsBoxes = () => (
  <>
    <ChartSkeleton />
    <Strip aria-hidden="true">
      {["first", "second", "third", "fourth"].map((place) => (
        <Skeleton key={place} style={{ width: 148, height: 176, borderRadius: 18 }} />
      ))}
    </Strip>
  </>
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

const Strip = styled.div`
  display: flex;
  gap: 10px;
  margin-top: 30px;
  overflow: hidden;

  > * {
    flex: none;
  }
`;
