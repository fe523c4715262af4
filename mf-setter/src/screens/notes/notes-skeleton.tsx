import { SkeletonScreen } from "@topout/shared/ui";

import { RouteRowSkeletons } from "../../features/route-list/route-list-skeleton.tsx";

export const NotesSkeleton = () => (
  <SkeletonScreen label="Loading the notes…">
    <RouteRowSkeletons />
  </SkeletonScreen>
);
