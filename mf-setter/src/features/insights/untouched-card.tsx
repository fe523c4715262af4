import { useId } from "react";

import type { Circuit, Route } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, getCircuitInitials, getCircuitSkin, typography } from "@topout/shared/theme";
import { Button, Card, HoldGlyph, LeavesText } from "@topout/shared/ui";

import { CardHeader } from "./card-header.ts";
import { formatDays, TOO_FEW } from "./format-figures.ts";

export interface UntouchedRoute {
  readonly route: Route;
  /** The full days since the last climb. Null for fewer than three climbers. */
  readonly days: number | null;
  /** "Leaves 1 Dec" or "Comes down", if a reset takes it down or its day is announced. */
  readonly leavesText: string | undefined;
}

interface UntouchedCardProps {
  routes: readonly UntouchedRoute[];
  circuits: readonly Circuit[];
  onAddToReset: (route: Route) => void;
}

/** The routes without a climb in the last 14 days. */
export function UntouchedCard({ routes, circuits, onAddToReset }: UntouchedCardProps) {
  const titleId = useId();
  const initials = getCircuitInitials(circuits);
  const circuitsById = new Map(circuits.map((circuit) => [circuit.id, circuit]));

  return (
    <Section as="section" aria-labelledby={titleId}>
      <CardHeader>
        <h2 id={titleId}>Nobody tried for 14 days</h2>
      </CardHeader>
      {routes.length === 0 ? (
        <p>Every route was tried in the last 14 days, or is new.</p>
      ) : (
        <ul aria-labelledby={titleId}>
          {routes.map(({ route, days, leavesText }) => (
            <li key={route.id}>
              <HoldGlyph
                skin={getCircuitSkin(circuitsById.get(route.circuit_id) ?? route)}
                initial={initials.get(route.circuit_id)}
                size={20}
              />
              <b translate="no">{route.name}</b>
              <small translate="no">{route.location}</small>
              <span>{days === null ? TOO_FEW : formatDays(days)}</span>
              {leavesText === undefined ? (
                <Button
                  variant="ghost"
                  aria-label={`Add to reset, ${route.name}`}
                  onClick={() => onAddToReset(route)}
                >
                  Add to reset
                </Button>
              ) : (
                <LeavesText>{leavesText}</LeavesText>
              )}
            </li>
          ))}
        </ul>
      )}
    </Section>
  );
}

const Section = styled(Card)`
  overflow: hidden;

  > p {
    padding: 0 16px 16px;
    color: ${color["text-2"]};
    font: ${typography.small};
  }

  > ul {
    border-top: 1px solid ${color.line};
  }

  li {
    display: flex;
    gap: 10px;
    align-items: center;
    min-height: 48px;
    padding: 0 16px;
    font: ${typography.small};
  }

  li + li {
    border-top: 1px solid ${color.line};
  }

  b {
    min-width: 26px;
    overflow: hidden;
    font: ${typography.h3};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  small {
    flex: 1;
    min-width: 0;
    overflow: hidden;
    color: ${color["text-3"]};
    font: ${typography.small};
    text-overflow: ellipsis;
    white-space: nowrap;
  }

  /* The number of days. */
  small + span {
    flex: none;
    font-variant-numeric: tabular-nums;
  }

  /* The button, or the announced day. */
  li > :last-child {
    flex: none;
    justify-content: flex-end;
    min-width: 104px;
  }

  button {
    margin-right: -12px;
    padding: 0 12px;
  }
`;
