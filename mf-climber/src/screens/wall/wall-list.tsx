import type { Gym } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled, useRoutePanel } from "@topout/shared/platform";
import { Card, EmptyState, HoldGlyph } from "@topout/shared/ui";
import { useMemo } from "react";

import { RouteListHeader } from "../../features/route-list/route-list-header.tsx";
import { RouteRows } from "../../features/route-list/rows/route-rows.tsx";
import { RowsOfAreaContext } from "../../features/route-list/rows/rows-of-area-context.ts";
import { SortedByGradeContext } from "../../features/route-list/rows/sorted-by-grade-context.ts";
import { sortRoutes } from "../../features/route-list/sort-routes.ts";
import { useRouteSort } from "../../features/route-list/use-route-sort.ts";
import { wallTexts } from "./wall-texts.ts";
import { WholeGymLink } from "./whole-gym-link.tsx";

interface WallListProps {
  gym: Gym;
  /** The routes of the area. */
  routes: readonly GymRoute[];
}

/** The routes of an area, without sections. */
export function WallList({ gym, routes }: WallListProps) {
  const hasScale = gym.grade_scale !== null;
  const sort = useRouteSort(hasScale);
  const { open } = useRoutePanel();
  const sortedRoutes = useMemo(() => sortRoutes(routes, sort), [routes, sort]);
  if (routes.length === 0) return <EmptyWall gymId={gym.id} />;

  return (
    <>
      <RouteListHeader title={wallTexts.list} hasScale={hasScale} />
      <Rows>
        <RowsOfAreaContext value>
          <SortedByGradeContext value={sort === "grade"}>
            <RouteRows routes={sortedRoutes} onOpen={open} />
          </SortedByGradeContext>
        </RowsOfAreaContext>
      </Rows>
    </>
  );
}

const EmptyWall = ({ gymId }: { gymId: string }) => (
  <Card>
    <EmptyState
      illustration={<HoldGlyph skin="green" state="unsent" size={42} />}
      title="Nothing on this wall right now"
      action={<WholeGymLink gymId={gymId} />}
    />
  </Card>
);

const Rows = styled(Card)`
  overflow: hidden;
`;
