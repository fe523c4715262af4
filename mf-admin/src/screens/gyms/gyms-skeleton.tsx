import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

export const GymsSkeleton = () => (
  <SkeletonScreen label="Loading gyms…">
    <Skeleton style={{ height: 40, width: 240, marginBottom: 16 }} />
    <Skeleton style={{ height: 420 }} />
  </SkeletonScreen>
);
