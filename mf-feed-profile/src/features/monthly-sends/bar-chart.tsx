import { useId } from "react";

import { formatSendCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { circuit, color, radius, typography } from "@topout/shared/theme";

import { getAxisTicks } from "./axis-ticks.ts";
import { formatMonthName } from "./format-month-name.ts";
import { MonthTooltip } from "./month-tooltip.tsx";
import type { Month } from "./months.ts";
import { useActiveBar } from "./use-active-bar.ts";

/** A stacked bar per month, with circuits in display order from the bottom. */
export function BarChart({ months }: { months: readonly Month[] }) {
  const tooltipId = useId();
  const { activeIndex, groupProps, getBarProps } = useActiveBar(months.length);
  const ticks = getAxisTicks(Math.max(...months.map(({ sends }) => sends)));
  const [top = 1] = ticks;
  const activeMonth = activeIndex === undefined ? undefined : months[activeIndex];

  return (
    <Chart>
      <Axis aria-hidden="true">
        {ticks.map((tick) => (
          <span key={tick}>{tick}</span>
        ))}
      </Axis>
      <Plot {...groupProps} role="group" aria-label="Sends by month">
        {months.map((month, index) => (
          <Bar
            key={month.month}
            {...getBarProps(index)}
            type="button"
            aria-label={`${formatMonthName(month)}: ${formatSendCount(month.sends)}`}
            aria-describedby={month === activeMonth ? tooltipId : undefined}
            data-active={month === activeMonth || undefined}
          >
            <Stack month={month} top={top} />
            <span>{formatMonthName(month).slice(0, 1)}</span>
          </Bar>
        ))}
        {activeMonth && (
          <MonthTooltip
            id={tooltipId}
            month={activeMonth}
            offset={(activeIndex ?? 0) / months.length}
          />
        )}
      </Plot>
    </Chart>
  );
}

/** Reversed, so that the first circuit is at the bottom. */
const Stack = ({ month, top }: { month: Month; top: number }) => (
  <span>
    {[...month.circuits].reverse().map(({ circuitId, skin, sends }) => (
      <i
        key={circuitId}
        data-circuit={skin}
        style={{ height: `calc(${(100 * sends) / top}% - 2px)` }}
      />
    ))}
  </span>
);

const LABEL_HEIGHT = "22px";

const Chart = styled.div`
  display: grid;
  grid-template-columns: auto minmax(0, 1fr);
  gap: 6px;
  height: 190px;
`;

const Axis = styled.div`
  display: flex;
  flex-direction: column;
  justify-content: space-between;
  min-width: 20px;
  margin: -7px 0;
  padding-bottom: ${LABEL_HEIGHT};
  color: ${color["text-3"]};
  font: ${typography.micro};
  font-variant-numeric: tabular-nums;
  text-align: right;
`;

const Plot = styled.div`
  position: relative;
  display: grid;
  grid-auto-columns: minmax(0, 1fr);
  grid-auto-flow: column;

  &::before {
    content: "";
    position: absolute;
    inset: 0 0 ${LABEL_HEIGHT};
    background: repeating-linear-gradient(to bottom, ${color.line} 0 1px, transparent 1px 25%);
    border-bottom: 1px solid ${color.line};
  }
`;

const Bar = styled.button`
  position: relative;
  text-align: center;

  /* Positioned, because older WebKit cannot resolve percentage heights in a stretched item. */
  > :first-child {
    position: absolute;
    inset: 0 2.5px ${LABEL_HEIGHT};
    display: flex;
    flex-direction: column;
    gap: 2px;
    justify-content: flex-end;
  }

  > :last-child {
    position: absolute;
    inset: auto 0 0;
    color: ${color["text-3"]};
    font: ${typography.micro};
    font-weight: 500;
    font-size: min(0.6875rem, 3.6vw);
  }

  i {
    min-height: 2px;
    border: 1px solid ${circuit.edge};
    border-radius: 3px;
    background: ${circuit.fill};
  }

  i:first-child {
    border-radius: 7px 7px 3px 3px;
  }

  &[data-active] > :last-child {
    color: ${color.text};
    font-weight: 700;
  }

  &:focus-visible {
    border-radius: ${radius.xs};
  }
`;
