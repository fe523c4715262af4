import { styled } from "@topout/shared/platform";
import { color, getCircuitSkin, typography } from "@topout/shared/theme";
import { HoldTile, VisuallyHidden } from "@topout/shared/ui";

import type { CircuitPlan } from "./get-circuit-plans.ts";
import { NewSetSwitch } from "./new-set-switch.tsx";
import { SegmentBar } from "./segment-bar.tsx";

interface CircuitPlanRowProps {
  plan: CircuitPlan;
  initial: string | undefined;
  isNewSet: boolean;
  isBusy: boolean;
  onNewSetChange: (isNewSet: boolean) => void;
}

/** "6 → 5", with a segment for each route, and whether the circuit gets a new set. */
export function CircuitPlanRow({ plan, initial, ...switchProps }: CircuitPlanRowProps) {
  const { circuit, stayCount, downCount, upCount } = plan;
  const skin = getCircuitSkin(circuit);
  return (
    <Row data-circuit={skin}>
      <HoldTile skin={skin} initial={initial} />
      <div>
        <p>
          <b translate="no">{circuit.name}</b>{" "}
          <small aria-hidden="true">{`${stayCount + downCount} → ${stayCount + upCount}`}</small>
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
  padding: 10px 14px;

  b {
    font: ${typography.h3};
  }

  small {
    color: ${color["text-3"]};
    font: ${typography.small};
    font-variant-numeric: tabular-nums;
  }
`;
