import type { Circuit } from "@topout/shared/contract";
import { formatMonth } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, getCircuitInitials, typography } from "@topout/shared/theme";
import { Card } from "@topout/shared/ui";

import { CircuitPlanRow } from "./circuit-plan-row.tsx";
import type { CircuitPlan } from "./get-circuit-plans.ts";
import { SegmentLegend } from "./segment-bar.tsx";

interface CircuitPlansProps {
  circuits: readonly Circuit[];
  plans: readonly CircuitPlan[];
  /** The circuits that another setter has changed since the user looked. */
  changedIds: ReadonlySet<string>;
  newSets: readonly string[];
  /** The calendar date in the time zone of the gym. */
  today: string;
  onNewSetChange: (circuitId: string, isNewSet: boolean) => void;
}

/** What happens in each circuit, and whether it gets a new set. */
export function CircuitPlans(props: CircuitPlansProps) {
  const { circuits, plans, changedIds, newSets, today, onNewSetChange } = props;
  const initials = getCircuitInitials(circuits);
  if (plans.length === 0) return null;

  return (
    <Card as="section" aria-label="By circuit">
      <Header>
        <h2>By circuit</h2>
        <span aria-hidden="true">New set</span>
      </Header>
      <ul>
        {plans.map((plan) => (
          <CircuitPlanRow
            key={plan.circuit.id}
            plan={plan}
            initial={initials.get(plan.circuit.id)}
            isChanged={changedIds.has(plan.circuit.id)}
            isNewSet={newSets.includes(plan.circuit.id)}
            onNewSetChange={(isNewSet) => onNewSetChange(plan.circuit.id, isNewSet)}
          />
        ))}
      </ul>
      <Note>
        <SegmentLegend />
        <p>{`On starts the set ${formatMonth(today)}. What stays moves into it.`}</p>
      </Note>
    </Card>
  );
}

const Header = styled.header`
  display: flex;
  gap: 8px;
  align-items: baseline;
  justify-content: space-between;
  padding: 11px 14px 9px;

  > h2 {
    font: ${typography.h3};
  }

  > span {
    color: ${color["text-2"]};
    font: ${typography.micro};
  }
`;

const Note = styled.div`
  display: grid;
  gap: 7px;
  padding: 10px 14px 13px;
  border-top: 1px solid ${color.line};
  color: ${color["text-2"]};
  font: ${typography.small};
`;
