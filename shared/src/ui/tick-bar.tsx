import { memo } from "react";

import { styled } from "@topout/shared/platform";
import { circuit, media, type Skin } from "@topout/shared/theme";

interface TickBarProps {
  skin: Skin;
  /** One entry per route of the current set: whether it is sent. */
  sent: readonly boolean[];
}

/** With more routes than this, the bar shows one segment for sent and one for unsent routes. */
const MAX_TICKS = 48;

export const TickBar = memo(function TickBar({ skin, sent }: TickBarProps) {
  const sentCount = sent.filter(Boolean).length;
  const hasSegments = sent.length > MAX_TICKS;

  return (
    <Bar role="img" aria-label={`${sentCount} of ${sent.length} sent`} data-circuit={skin}>
      {hasSegments && sentCount > 0 && <Segment data-sent style={{ flexGrow: sentCount }} />}
      {hasSegments && sentCount < sent.length && (
        <Segment style={{ flexGrow: sent.length - sentCount }} />
      )}
      {!hasSegments &&
        [...sent.entries()].map(([index, isSent]) => (
          <i key={index} data-sent={isSent || undefined} />
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
    position: relative;
    border-radius: 3px;
    background: ${circuit.tint};
  }

  > i::after {
    position: absolute;
    inset: 0;
    border: 1px solid ${circuit.edge};
    border-radius: inherit;
    content: "";
    opacity: 0.45;
  }

  > i[data-sent] {
    background: ${circuit.fill};
  }

  > i[data-sent]::after {
    opacity: 1;
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

/** The minimum width keeps a single route among thousands visible. */
const Segment = styled.i`
  ${Bar} > & {
    min-width: 8px;
  }
`;
