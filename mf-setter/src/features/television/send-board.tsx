import type { ScreenSend } from "@topout/shared/contract";
import { keyframes, styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";

import { ScreenHold } from "./screen-hold.tsx";
import { scaled } from "./scale.ts";

interface SendBoardProps {
  /** Newest first. */
  sends: readonly ScreenSend[];
  /** With those that `sends` does not contain. */
  count: number;
  /** How many holds fit in three rows. */
  capacity: number;
}

/** Two holds make place for "+N". */
const PLACES_OF_COUNT = 2;

/** A hold for each send of today, newest first. */
export function SendBoard({ sends, count, capacity }: SendBoardProps) {
  const shown = count > capacity ? sends.slice(0, capacity - PLACES_OF_COUNT) : sends;
  const hiddenCount = count - shown.length;
  return (
    <Board aria-hidden="true">
      {shown.map((send) => (
        <NewHold key={send.id}>
          <ScreenHold circuit={send} size={40} />
        </NewHold>
      ))}
      {hiddenCount > 0 && <Count>{`+${hiddenCount}`}</Count>}
    </Board>
  );
}

export const Board = styled.div`
  display: flex;
  flex-wrap: wrap;
  align-content: flex-start;
  gap: ${scaled(8)} ${scaled(9)};
  min-height: ${scaled(118)};
  margin-top: ${scaled(14)};
  padding: ${scaled(15)} ${scaled(18)};
  border-radius: ${scaled(24)};
  background: radial-gradient(
      circle at center,
      ${color["board-dot"]} ${scaled(2)},
      transparent ${scaled(2.8)}
    )
    ${scaled(-6)} ${scaled(-10)} / ${scaled(24.5)} ${scaled(24.5)} ${color.board};
`;

const fadeIn = keyframes`
  from {
    opacity: 0;
  }
`;

const NewHold = styled.span`
  animation: ${fadeIn} 420ms;

  ${media.reducedMotion} {
    animation: none;
  }
`;

const Count = styled.b`
  font: 680 ${scaled(32)} / ${scaled(40)} var(--font);
`;
