import { styled } from "@topout/shared/platform";
import { color, shadow, typography } from "@topout/shared/theme";
import { HoldGlyph } from "@topout/shared/ui";

import { formatSendCount, formatMonth } from "./month-labels.ts";
import type { Month } from "./months.ts";

interface MonthTipProps {
  id: string;
  month: Month;
  /** Where its bar begins, of the whole width. */
  offset: number;
}

/** A month's sends by circuit, on the side of its bar where there is more room. */
export function MonthTooltip({ id, month, offset }: MonthTipProps) {
  return (
    <Box id={id} role="tooltip" style={beside(offset)}>
      <b>
        {formatMonth(month)} · {formatSendCount(month.sends.length)}
      </b>
      {month.circuits.map(({ circuitId, skin, initial, name, sends }) => (
        <span key={circuitId}>
          <HoldGlyph skin={skin} initial={initial} size={16} />
          {name}
          <b>{sends}</b>
        </span>
      ))}
    </Box>
  );
}

const beside = (place: number) =>
  place >= 0.5 ? { right: percent(1 - place) } : { left: percent(place + 1 / 12) };

const percent = (share: number) => `${100 * share}%`;

const Box = styled.div`
  position: absolute;
  top: 0;
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
  /* The pointer goes on to the bars below. */
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
