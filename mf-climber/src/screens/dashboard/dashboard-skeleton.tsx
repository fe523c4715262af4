import type { Layout } from "@topout/shared/contract";
import { GymMapSkeleton } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { SkeletonScreen, useMediaQuery } from "@topout/shared/ui";

import { useFirstNews } from "../../features/news/use-first-news.ts";
import { FilterBarSkeleton } from "../../features/route-filters/filter-bar-skeleton.tsx";
import { RouteListHeader } from "../../features/route-list/route-list-header.tsx";
import { RouteSearchField } from "../../features/route-list/route-search-field.tsx";
import { SectionSkeletons } from "../../features/route-list/section-skeletons.tsx";
import { mapSize } from "../../features/route-map/map-size.ts";
import { DashboardGrid, ListColumn, MapColumn } from "./dashboard-layout.ts";

/**
 * Placeholders with the size of the dashboard. The map shows the layout once the gym is loaded. The bar with the news is
 * that of the first map, while this is shown.
 */
export function DashboardSkeleton({ layout }: { layout?: Layout }) {
  const bar = useFirstNews()?.bar;
  const isDesktop = useMediaQuery(media.desktop);
  const newsBar = bar && <div ref={(place) => place?.append(bar)} />;

  return (
    <SkeletonScreen label="Loading dashboard…">
      <DashboardGrid>
        {!isDesktop && newsBar}
        <FilterBarSkeleton />
        <MapColumn>
          <Map layout={layout} />
        </MapColumn>
        <ListColumn inert>
          {isDesktop && newsBar}
          <RouteListHeader hasScale />
          <RouteSearchField query="" onSearch={() => {}} />
          <SectionSkeletons />
        </ListColumn>
      </DashboardGrid>
    </SkeletonScreen>
  );
}

const Map = styled(GymMapSkeleton)`
  ${mapSize}
`;
