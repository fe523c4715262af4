import { useId } from "react";

import type { ArchivedRoute } from "@topout/shared/api/staff";
import type { Circuit, Gym, Route } from "@topout/shared/contract";
import { formatMonth, formatRouteCount } from "@topout/shared/domain";
import { styled, useRoutePanel } from "@topout/shared/platform";
import { color, getCircuitInitials, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { ArchivedRouteRow } from "./archived-route-row.tsx";
import { groupByMonth } from "./group-by-month.ts";

interface ArchiveListProps {
  gym: Gym;
  circuits: readonly Circuit[];
  routes: readonly ArchivedRoute[];
  /** Whether all matching routes are loaded. Otherwise the last month may be incomplete. */
  isComplete: boolean;
  onRestored: (route: Route | undefined) => void;
}

/** The stripped routes by the month of their stripping, last stripped first. */
export function ArchiveList({ gym, routes, isComplete, ...rowProps }: ArchiveListProps) {
  const months = [...groupByMonth(routes, gym.time_zone)];

  return months.map(([month, monthRoutes], index) => (
    <MonthSection
      key={month}
      month={month}
      routes={monthRoutes}
      hasCount={isComplete || index < months.length - 1}
      {...rowProps}
    />
  ));
}

interface MonthSectionProps extends Pick<ArchiveListProps, "circuits" | "routes" | "onRestored"> {
  month: string;
  hasCount: boolean;
}

function MonthSection({ month, routes, circuits, hasCount, onRestored }: MonthSectionProps) {
  const titleId = useId();
  const panel = useRoutePanel();
  const initials = getCircuitInitials(circuits);
  const circuitById = new Map(circuits.map((circuit) => [circuit.id, circuit]));

  return (
    <section aria-labelledby={titleId}>
      <MonthHeader>
        <h2 id={titleId}>{formatMonth(month)}</h2>
        {hasCount && <span>{formatRouteCount(routes.length)}</span>}
      </MonthHeader>
      <Rows as="ul" aria-labelledby={titleId}>
        {routes.map((route) => (
          <ArchivedRouteRow
            key={route.id}
            route={route}
            circuit={circuitById.get(route.circuit_id)}
            initial={initials.get(route.circuit_id)}
            onOpen={panel.open}
            onRestored={onRestored}
          />
        ))}
      </Rows>
    </section>
  );
}

const MonthHeader = styled.header`
  display: flex;
  flex-wrap: wrap;
  gap: 0 12px;
  align-items: baseline;
  justify-content: space-between;
  margin: 14px 2px 8px;

  > h2 {
    font: ${typography.h3};
  }

  > span {
    color: ${color["text-3"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }
`;

const Rows = styled(Card)`
  overflow: hidden;

  > li + li {
    border-top: 1px solid ${color.line};
  }
`;
