import { styled } from "@topout/shared/platform";
import { circuit, color, typography } from "@topout/shared/theme";

import type { CircuitPlan } from "./get-circuit-plans.ts";

/** More segments would be narrower than their outlines. */
const MAX_SEGMENTS = 40;

/** One segment for each route. Decorative: the counts are text beside it. */
export function SegmentBar({ stayCount, downCount, upCount }: CircuitPlan) {
  if (stayCount + downCount + upCount > MAX_SEGMENTS) return null;
  return (
    <Bar aria-hidden="true">
      {createSegments("stays", stayCount)}
      {createSegments("down", downCount)}
      {createSegments("up", upCount)}
    </Bar>
  );
}

const createSegments = (kind: "stays" | "down" | "up", count: number) =>
  Array.from({ length: count }, (_, index) => <i key={`${kind}${index}`} data-kind={kind} />);

/** What each kind of segment means. Decorative, like the bars. */
export const SegmentLegend = () => (
  <Legend aria-hidden="true">
    <span>
      <Bar>
        <i data-kind="stays" />
      </Bar>
      stays
    </span>
    <span>
      <Bar>
        <i data-kind="down" />
      </Bar>
      comes down
    </span>
    <span>
      <Bar>
        <i data-kind="up" />
      </Bar>
      goes up
    </span>
  </Legend>
);

const Legend = styled.p`
  display: flex;
  flex-wrap: wrap;
  gap: 14px;
  font: ${typography.micro};

  /* The colours of no circuit. */
  --c-fill: ${color["text-3"]};
  --c-edge: ${color["text-2"]};
  --c-tint: ${color.hover};

  > span {
    display: flex;
    gap: 6px;
    align-items: center;
  }

  i {
    min-width: 18px;
  }
`;

const Bar = styled.span`
  display: flex;
  gap: 4px;
  padding: 3px;

  > i {
    flex: 1;
    max-width: 28px;
    height: 12px;
    border: 1.5px solid ${circuit.edge};
    border-radius: 4px;
    background: ${circuit.tint};
  }

  > [data-kind="down"] {
    border-color: ${color["line-strong"]};
    background: linear-gradient(
      to bottom right,
      transparent calc(50% - 1.5px),
      ${color.text} calc(50% - 1.5px),
      ${color.text} calc(50% + 1.5px),
      transparent calc(50% + 1.5px)
    );
  }

  > [data-kind="up"] {
    background: ${circuit.fill};
    box-shadow:
      0 0 0 1.5px ${color.surface},
      0 0 0 3px ${color.text};
  }
`;
