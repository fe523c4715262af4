import { useMemo } from "react";

import {
  formatLastDay,
  formatRouteCount,
  formatShortDay,
  plural,
  type RouteMark,
} from "@topout/shared/domain";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled, useSession } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { Button, Card, MarkGlyph } from "@topout/shared/ui";

import { useNewSince } from "../../gym-routes/use-new-since.ts";
import { groupByMark, type MarkGroup } from "./group-by-mark.ts";
import type { ListFilterChange } from "./list-filters.ts";
import { RouteRows } from "./rows/route-rows.tsx";

export interface RouteGroupsProps {
  gymId: string;
  /** The routes before filtering. */
  routes: readonly GymRoute[];
  /** The routes that pass the filters, in the sort order. */
  sortedRoutes: readonly GymRoute[];
  /** The marks of the filters that have an effect. */
  marks: readonly RouteMark[];
  onChange: (change: ListFilterChange) => void;
  onOpen: (routeId: string) => void;
}

/** The list while it contains only new routes, only those that leave, or both: a group per day, without sections. */
export function RouteGroups(props: RouteGroupsProps) {
  const { gymId, routes, sortedRoutes, marks, onChange, onOpen } = props;
  const newTitle = useNewTitle(gymId);
  const groups = useMemo(() => groupByMark(sortedRoutes, marks), [sortedRoutes, marks]);

  return (
    <>
      <Summary>
        <span>{formatSummary(marks, sortedRoutes.length, routes.length)}</span>
        <ShowAllButton variant="ghost" size="small" onClick={() => onChange({ marks: [] })}>
          Show all
        </ShowAllButton>
      </Summary>
      {groups.map((group) => (
        <Group
          key={group.lastDay?.date ?? "new"}
          title={group.lastDay ? formatLastDay(group.lastDay) : newTitle}
          {...group}
          onOpen={onOpen}
        />
      ))}
    </>
  );
}

interface GroupProps extends MarkGroup {
  title: string;
  onOpen: (routeId: string) => void;
}

function Group({ title, lastDay, routes, onOpen }: GroupProps) {
  const mark = lastDay ? "leaving" : "new";
  return (
    <Section as="section">
      <Header>
        <MarkGlyph mark={mark} size={21} />
        <h3>{title}</h3>
        <small>{formatRouteCount(routes.length)}</small>
      </Header>
      <RouteRows routes={routes} headingMark={mark} onOpen={onOpen} />
    </Section>
  );
}

function formatSummary(marks: readonly RouteMark[], count: number, total: number): string {
  if (marks.length > 1) {
    return plural(total, {
      one: `New and Leaving: ${count} of 1 route`,
      other: `New and Leaving: ${count} of ${total} routes`,
    });
  }
  if (marks.includes("new")) {
    return plural(total, {
      one: `New: ${count} of 1 route`,
      other: `New: ${count} of ${total} routes`,
    });
  }
  return plural(total, {
    one: `Leaving: ${count} of 1 route`,
    other: `Leaving: ${count} of ${total} routes`,
  });
}

function useNewTitle(gymId: string): string {
  const isVisitor = useSession((session) => session.token === null);
  const newSince = useNewSince(gymId);
  if (isVisitor || !newSince) return "New this week";
  return `New since ${formatShortDay(newSince.toISOString())}`;
}

const Summary = styled.p`
  display: flex;
  gap: 12px;
  align-items: center;
  justify-content: space-between;
  margin: -6px -12px -4px 0;
  color: ${color["text-2"]};
  font: ${typography.small};
`;

const ShowAllButton = styled(Button)`
  && {
    min-height: 44px;
  }
`;

const Section = styled(Card)`
  overflow: hidden;
`;

const Header = styled.header`
  display: flex;
  gap: 10px;
  align-items: center;
  padding: 12px 16px 10px;
  border-bottom: 1px solid ${color.line};

  > h3 {
    font: ${typography.h3};
  }

  > small {
    margin-left: auto;
    color: ${color["text-3"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }
`;
