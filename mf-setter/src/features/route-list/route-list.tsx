import { type ReactNode, useEffect, useRef } from "react";

import { styled } from "@topout/shared/platform";
import { color, media, type Skin } from "@topout/shared/theme";
import { Card, EmptyState, ErrorState, HoldGlyph, useMediaQuery } from "@topout/shared/ui";

import { useSetRoutes } from "../../route-writes/use-set-routes.ts";
import { RouteListSkeleton } from "./route-list-skeleton.tsx";
import { RouteRow } from "./route-row.tsx";
import type { RouteActions } from "./row-actions.tsx";

interface RouteListProps extends RouteActions {
  setId: string;
  skin: Skin;
  /** The circuit's initial, if other circuits look the same. */
  initial: string | undefined;
  /** The route that is selected on the map. */
  selectedId: string | null;
  /** Whether the list scrolls to the selected route. False if the map is above the list and would scroll out of view. */
  scrollsToSelected: boolean;
  /** Undefined without a map. */
  onSelect: ((routeId: string) => void) | undefined;
  /** The routes checked for a bulk edit. Undefined outside the selection mode. */
  checkedIds: ReadonlySet<string> | undefined;
  onCheck: (routeId: string) => void;
  /** The calendar date in the time zone of the gym. */
  today: string;
  /** What else the row of a route shows. */
  renderBadges: (routeId: string) => ReactNode;
}

/** The routes of a set, sorted by name, with their number of sends. */
export function RouteList(props: RouteListProps) {
  const { setId, selectedId, scrollsToSelected, checkedIds, renderBadges, ...rowProps } = props;
  const { skin } = rowProps;
  const routes = useSetRoutes(setId);
  const list = useRef<HTMLUListElement>(null);
  const prefersReducedMotion = useMediaQuery(media.reducedMotion);

  useEffect(() => {
    if (selectedId === null || !scrollsToSelected) return;
    const row = list.current?.querySelector(`[data-route="${selectedId}"]`);
    const behavior = prefersReducedMotion ? "instant" : "smooth";
    row?.scrollIntoView?.({ block: "nearest", behavior });
  }, [selectedId, scrollsToSelected, prefersReducedMotion]);

  if (routes.isPending) return <RouteListSkeleton />;
  if (!routes.data) {
    return (
      <ErrorState
        title="The routes couldn't load"
        error={routes.error}
        isRetrying={routes.isFetching}
        onRetry={() => void routes.refetch()}
      />
    );
  }
  if (routes.data.length === 0) {
    return (
      <Card>
        <EmptyState
          illustration={<HoldGlyph skin={skin} state="unsent" size={48} />}
          title="No routes in this set"
          hint="Add the first one with New Route."
        />
      </Card>
    );
  }
  return (
    <Rows as="ul" ref={list} aria-label="Routes">
      {routes.data.map((route) => (
        <RouteRow
          key={route.id}
          {...rowProps}
          route={route}
          isSelected={route.id === selectedId}
          isChecked={checkedIds?.has(route.id)}
          badges={renderBadges(route.id)}
        />
      ))}
    </Rows>
  );
}

const Rows = styled(Card)<{ ref?: unknown }>`
  > li + li {
    border-top: 1px solid ${color.line};
  }

  /* Instead of overflow: hidden, which would clip the menus. */
  > li:first-child {
    border-start-start-radius: inherit;
    border-start-end-radius: inherit;
  }

  > li:last-child {
    border-end-start-radius: inherit;
    border-end-end-radius: inherit;
  }
`;
