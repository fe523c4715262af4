import type { Gym } from "@topout/shared/contract";
import { formatRouteCount } from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { memo, useEffect, useMemo } from "react";

import { useRoutePanel } from "@topout/shared/platform";
import { createLazyComponent, VisuallyHidden } from "@topout/shared/ui";

import { prefetchAfterStart } from "../../prefetch-after-start.ts";
import { CircuitSections, type CircuitSectionsProps } from "./circuit-sections.tsx";
import type { RouteGroupsProps } from "./route-groups.tsx";
import { RouteListHeader } from "./route-list-header.tsx";
import { SortedByGradeContext } from "./rows/sorted-by-grade-context.ts";
import { RouteSearchField } from "./route-search-field.tsx";
import { SectionSkeletons } from "./section-skeletons.tsx";
import { SearchResults } from "./search-results.tsx";
import { sortRoutes } from "./sort-routes.ts";
import { useRouteSort } from "./use-route-sort.ts";

const loadRouteGroups = async () => (await import("./route-groups.tsx")).RouteGroups;
const RouteGroups = createLazyComponent(loadRouteGroups);

type ContentProps = CircuitSectionsProps & RouteGroupsProps;

interface RouteListProps extends Omit<ContentProps, "gymId" | "sortedRoutes" | "onOpen"> {
  gym: Pick<Gym, "id" | "grade_scale">;
  visibleRoutes: readonly GymRoute[];
  /** Shows placeholders instead of the routes. */
  isPending: boolean;
}

/** Lists the routes of the gym that pass the filters. */
export const RouteList = memo(function RouteList(props: RouteListProps) {
  const { gym, visibleRoutes, filters, marks, isPending, onChange } = props;
  const hasScale = gym.grade_scale !== null;
  const sort = useRouteSort(hasScale);
  const panel = useRoutePanel();
  const sortedRoutes = useMemo(() => sortRoutes(visibleRoutes, sort), [visibleRoutes, sort]);
  useEffect(() => prefetchAfterStart(loadRouteGroups), []);

  return (
    <>
      <RouteListHeader hasScale={hasScale} />
      <RouteSearchField query={filters.query} onSearch={(query) => onChange({ query })} />
      <VisuallyHidden role="status">
        {(filters.query || marks.length > 0) && formatRouteCount(sortedRoutes.length)}
      </VisuallyHidden>
      {isPending ? (
        <SectionSkeletons />
      ) : (
        <SortedByGradeContext value={sort === "grade"}>
          <Content {...props} gymId={gym.id} sortedRoutes={sortedRoutes} onOpen={panel.open} />
        </SortedByGradeContext>
      )}
    </>
  );
});

/** Routes with a mark have groups, all routes have sections, and search results and projects have neither. */
function Content(props: ContentProps) {
  const { sortedRoutes, filters, marks, onOpen } = props;
  if (marks.length > 0) return <RouteGroups {...props} />;
  if (filters.query === "" && !filters.onlyProjects) return <CircuitSections {...props} />;
  return sortedRoutes.length > 0 && <SearchResults routes={sortedRoutes} onOpen={onOpen} />;
}
