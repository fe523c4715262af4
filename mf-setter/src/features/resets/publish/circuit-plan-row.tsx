import { styled } from "@topout/shared/platform";
import { color, getCircuitSkin, typography } from "@topout/shared/theme";
import { HoldTile, VisuallyHidden } from "@topout/shared/ui";

import type { CircuitPlan } from "./get-circuit-plans.ts";
import { NewSetSwitch } from "./new-set-switch.tsx";
import { SegmentBar } from "./segment-bar.tsx";

interface CircuitPlanRowProps {
  plan: CircuitPlan;
  initial: string | undefined;
  /** Whether another setter has changed it since the user looked. */
  isChanged: boolean;
  isNewSet: boolean;
  onNewSetChange: (isNewSet: boolean) => void;
}

/** "6 → 5", with a segment for each route, and whether the circuit gets a new set. */
export function CircuitPlanRow({ plan, initial, isChanged, ...switchProps }: CircuitPlanRowProps) {
  const { circuit, stayCount, downCount, upCount } = plan;
  const skin = getCircuitSkin(circuit);
  return (
    <Row data-circuit={skin} data-changed={isChanged}>
      <HoldTile skin={skin} initial={initial} />
      <div>
        <p>
          <b translate="no">{circuit.name}</b>{" "}
          <small aria-hidden="true">{`${stayCount + downCount} → ${stayCount + upCount}`}</small>
          {isChanged && <VisuallyHidden>Changed. </VisuallyHidden>}
          <VisuallyHidden>{`${stayCount} stay, ${downCount} come down, ${upCount} go up`}</VisuallyHidden>
        </p>
        <SegmentBar {...plan} />
      </div>
      <NewSetSwitch circuitName={circuit.name} {...switchProps} />
    </Row>
  );
}

const Row = styled.li`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr) auto;
  gap: 12px;
  align-items: center;
  min-height: 57px;
  padding: 5px 14px 5px 12px;
  border-top: 1px solid ${color.line};

  &[data-changed="true"] {
    outline: 2px solid ${color.warning};
    outline-offset: -3px;
  }

  b {
    font: ${typography.h3};
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }
`;
