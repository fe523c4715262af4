import { SkeletonScreen } from "@topout/shared/ui";

import { RouteRowSkeletons } from "../../features/route-list/route-list-skeleton.tsx";

export const ResetsSkeleton = () => (
  <SkeletonScreen label="Loading the resets…">
    <RouteRowSkeletons />
  </SkeletonScreen>
);
