import type { Layout } from "@topout/shared/contract";
import { GymMapSkeleton } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { media } from "@topout/shared/theme";
import { Card, Skeleton, SkeletonScreen, useMediaQuery } from "@topout/shared/ui";

import { useFirstNews } from "../../features/news/use-first-news.ts";
import { RouteListHeader } from "../../features/route-list/route-list-header.tsx";
import { RouteSearchField } from "../../features/route-list/route-search-field.tsx";
import { mapSize } from "../../features/route-map/map-size.ts";
import { DashboardGrid, ListColumn, MapColumn } from "./dashboard-layout.ts";

const CHIP_WIDTHS_PX = [116, 92, 81, 88, 80, 78, 95, 94, 100];
const SECTIONS = ["first", "second", "third", "fourth", "fifth", "sixth", "seventh", "eighth"];

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
        <Chips>
          <Skeleton style={{ width: 44, height: 44, borderRadius: 14 }} />
          {CHIP_WIDTHS_PX.map((width) => (
            <Skeleton key={width} style={{ width, height: 40, borderRadius: 99 }} />
          ))}
        </Chips>
        <MapColumn>
          <Map layout={layout} />
        </MapColumn>
        <ListColumn inert>
          {isDesktop && newsBar}
          <RouteListHeader hasScale />
          <RouteSearchField query="" onSearch={() => {}} />
          {SECTIONS.map((section) => (
            <SectionBox key={section}>
              <Skeleton style={{ width: 44, height: 44, borderRadius: 14 }} />
              <div>
                <Skeleton style={{ width: "45%", height: 14 }} />
                <Skeleton style={{ height: 8 }} />
              </div>
            </SectionBox>
          ))}
        </ListColumn>
      </DashboardGrid>
    </SkeletonScreen>
  );
}

const Chips = styled.div`
  display: flex;
  gap: 8px;
  align-items: center;
  height: 48px;
  overflow: hidden;

  > * {
    flex: none;
  }
`;

const Map = styled(GymMapSkeleton)`
  ${mapSize}
`;

const SectionBox = styled(Card)`
  display: flex;
  gap: 12px;
  align-items: center;
  height: 74px;
  padding: 0 14px;

  > div {
    display: grid;
    flex: 1;
    gap: 9px;
  }
`;
