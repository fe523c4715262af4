import { SkeletonScreen } from "@topout/shared/ui";

import { RouteRowSkeletons } from "../../features/route-list/route-list-skeleton.tsx";

export const ArchiveSkeleton = () => (
  <SkeletonScreen label="Loading the archive…">
    <RouteRowSkeletons />
  </SkeletonScreen>
);
