import { formatMonth, formatRouteCount } from "@topout/shared/domain";
import { memo, type MouseEvent, useId, useState } from "react";

import { styled } from "@topout/shared/platform";
import { getCircuitSkin, color, typography } from "@topout/shared/theme";
import { Card, ChevronDown, ChevronUp, HoldTile, TickBar } from "@topout/shared/ui";

import type { CircuitGroup } from "./group-by-circuit.ts";
import { RouteRows } from "./rows/route-rows.tsx";

interface CircuitSectionProps {
  group: CircuitGroup;
  /** Whether the user's climbs are loaded. If so, the section shows how many routes are sent. */
  hasClimbs: boolean;
  isOpen: boolean;
  onToggle: (circuitId: string, isOpen: boolean) => void;
  onOpenRoute: (routeId: string) => void;
}

export const CircuitSection = memo(function CircuitSection(props: CircuitSectionProps) {
  const { group, hasClimbs, isOpen, onToggle, onOpenRoute } = props;
  const { circuit, set, routes, visibleRoutes, sent } = group;
  const skin = getCircuitSkin(circuit);
  const listId = useId();
  const [visibleHeight, setVisibleHeight] = useState<number>();
  const Chevron = isOpen ? ChevronUp : ChevronDown;

  // Measure before the rows are rendered. A later measurement would force a layout of all of them.
  const toggle = ({ currentTarget }: MouseEvent) => {
    setVisibleHeight(innerHeight - currentTarget.getBoundingClientRect().bottom);
    onToggle(circuit.id, !isOpen);
  };

  return (
    <Section as="section">
      <h3>
        <HeaderButton type="button" aria-expanded={isOpen} aria-controls={listId} onClick={toggle}>
          <HoldTile skin={skin} initial={routes[0]?.initial} />
          <Text>
            <Title>
              <b>{circuit.name}</b> {set && <small>{formatMonth(set.date)}</small>}
            </Title>
            {routes.length === 0 ? (
              <small>No routes in this set yet</small>
            ) : (
              hasClimbs && <TickBar skin={skin} sent={sent} />
            )}
          </Text>
          <Count>
            {hasClimbs ? (
              <SentCount sent={sent} />
            ) : (
              <small>{formatRouteCount(routes.length)}</small>
            )}
            <Chevron size={20} aria-hidden="true" />
          </Count>
        </HeaderButton>
      </h3>
      <Rows id={listId} hidden={!isOpen}>
        {isOpen && (
          <RouteRows routes={visibleRoutes} visibleHeight={visibleHeight} onOpen={onOpenRoute} />
        )}
      </Rows>
    </Section>
  );
});

/** Hidden from screen readers, because the label of the tick bar has the same numbers. */
function SentCount({ sent }: Pick<CircuitGroup, "sent">) {
  return (
    <span aria-hidden="true">
      <b>{sent.filter(Boolean).length}</b>
      <small>{`/${sent.length}`}</small>
    </span>
  );
}

const Section = styled(Card)`
  overflow: hidden;
`;

const HeaderButton = styled.button`
  display: grid;
  grid-template-columns: 44px minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  width: 100%;
  min-height: 72px;
  padding: 12px 14px;

  &:focus-visible {
    border-radius: 20px;
    outline-offset: -3px;
  }
`;

const Text = styled.span`
  display: grid;
  gap: 7px;
`;

const Title = styled.span`
  display: flex;
  flex-wrap: wrap;
  gap: 0 8px;
  align-items: baseline;

  > b {
    font: ${typography.h3};
  }

  > small {
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;

const Count = styled.span`
  display: flex;
  gap: 8px;
  align-items: center;
  font: ${typography.small};
  font-variant-numeric: tabular-nums;

  b {
    font-weight: 700;
  }

  small {
    color: ${color["text-3"]};
    font: inherit;
  }

  > svg {
    color: ${color["text-2"]};
  }
`;

const Rows = styled.div`
  border-top: 1px solid ${color.line};
`;
