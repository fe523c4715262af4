import { formatSendCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, shadow, typography } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { formatMonthName } from "./format-month-name.ts";
import type { Month } from "./months.ts";

interface MonthTooltipProps {
  id: string;
  month: Month;
  /** The left edge of the bar, as a fraction of the chart width. */
  offset: number;
}

/** The sends of a month by circuit. It is below the chart, so that it hides no bar. */
export function MonthTooltip({ id, month, offset }: MonthTooltipProps) {
  return (
    <Box id={id} role="tooltip" style={getPosition(offset)}>
      <b>{`${formatMonthName(month)} · ${formatSendCount(month.sends)}`}</b>
      {month.circuits.map(({ circuitId, skin, initial, name, sends }) => (
        <span key={circuitId}>
          <HoldGlyph skin={skin} initial={initial} size={16} />
          <span>{name}</span>
          <b>{sends}</b>
        </span>
      ))}
    </Box>
  );
}

/** As a fraction of the chart width. */
const BAR_WIDTH = 1 / 12;

/** Aligns the tooltip with the left edge of the bar, or with its right edge in the right half of the chart. */
const getPosition = (offset: number) =>
  offset >= 0.5 ? { right: toPercent(1 - offset - BAR_WIDTH) } : { left: toPercent(offset) };

const toPercent = (fraction: number) => `${100 * fraction}%`;

const Box = styled.div`
  position: absolute;
  top: calc(100% + 6px);
  z-index: 5;
  display: grid;
  gap: 5px;
  padding: 8px 11px;
  border-radius: 12px;
  background: ${color.text};
  box-shadow: ${shadow[2]};
  color: ${color.bg};
  font: ${typography.micro};
  white-space: nowrap;
  pointer-events: none;

  > b {
    font-weight: inherit;
  }

  > span {
    display: flex;
    gap: 7px;
    align-items: center;
  }

  > span > b {
    margin-left: auto;
    padding-left: 12px;
    font-variant-numeric: tabular-nums;
  }
`;
