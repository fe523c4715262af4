import { styled } from "@topout/shared/platform";
import { Skeleton, SkeletonScreen } from "@topout/shared/ui";

import { RouteRowSkeletons } from "../../features/route-list/route-list-skeleton.tsx";

/** Tabs, set selector and the first rows, with the same heights as the real ones. */
export function RouteSettingSkeleton() {
  return (
    <SkeletonScreen label="Loading route setting…">
      <Column>
        <Skeleton style={{ height: 32, margin: "8px 0" }} />
        <Skeleton style={{ width: 290, maxWidth: "100%", height: 48, borderRadius: 14 }} />
        <RouteRowSkeletons />
      </Column>
    </SkeletonScreen>
  );
}

const Column = styled.div`
  display: grid;
  gap: 14px;
`;
