import { memo } from "react";

import { styled } from "@topout/shared/platform";
import { circuit, media, type Skin } from "@topout/shared/theme";

interface TickBarProps {
  skin: Skin;
  /** One entry per route of the current set: whether it is sent. */
  sent: readonly boolean[];
}

/** Beyond this many there is no room for a tick each: what is sent is one stretch then, what is not another. */
const TICKS = 48;

export const TickBar = memo(function TickBar({ skin, sent }: TickBarProps) {
  const done = sent.filter(Boolean).length;
  const many = sent.length > TICKS;

  return (
    <Bar role="img" aria-label={`${done} of ${sent.length} sent`} data-circuit={skin}>
      {many && done > 0 && <Stretch data-sent style={{ flexGrow: done }} />}
      {many && done < sent.length && <Stretch style={{ flexGrow: sent.length - done }} />}
      {!many &&
        [...sent.entries()].map(([place, isSent]) => (
          <i key={place} data-sent={isSent || undefined} />
        ))}
    </Bar>
  );
});

const Bar = styled.span`
  display: flex;
  gap: 3px;
  height: 8px;

  > i {
    flex: 1;
    min-width: 0;
    border-radius: 3px;
    background: ${circuit.tint};
    box-shadow: inset 0 0 0 1px color-mix(in srgb, ${circuit.edge} 45%, transparent);
  }

  > i[data-sent] {
    background: ${circuit.fill};
    box-shadow: inset 0 0 0 1px ${circuit.edge};
  }

  ${media.forcedColors} {
    > i {
      border: 1px solid CanvasText;
    }

    > i[data-sent] {
      background: Highlight;
      forced-color-adjust: none;
    }
  }
`;

/** Wide enough to be seen, be it a single route among thousands. */
const Stretch = styled.i`
  ${Bar} > & {
    min-width: 8px;
  }
`;
