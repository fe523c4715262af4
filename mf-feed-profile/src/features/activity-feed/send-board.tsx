import { useLayoutEffect, useRef, useState } from "react";

import type { Activity } from "@topout/shared/contract";
import { getName } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, media, shadow, typography } from "@topout/shared/theme";
import { HoldGlyph, tNuts } from "@topout/shared/ui";

import {
  BOARD_SIZES_PX,
  getBoardCapacity,
  getVisibleCount,
  MIN_CAPACITY,
} from "./board-capacity.ts";
import { entryStyles } from "./entry-styles.ts";
import { createBoardHolds } from "./model/board-holds.ts";
import type { CircuitCount } from "./use-activity-counts.ts";

interface SendBoardProps {
  activity: Activity;
  counts: readonly CircuitCount[];
  onOpen: () => void;
}

/** Shows each send as a hold. The whole board is one button, which opens the list of the routes. */
export function SendBoard({ activity, counts, onOpen }: SendBoardProps) {
  const { num_sends: count } = activity;
  const board = useRef<HTMLButtonElement>(null);
  const visibleCount = getVisibleCount(count, useCapacity(board, count > MIN_CAPACITY));
  const holds = createBoardHolds(activity, visibleCount);
  const byId = new Map(counts.map((circuit) => [circuit.circuitId, circuit]));

  return (
    <Board
      ref={board}
      type="button"
      aria-haspopup="dialog"
      aria-label={`Show the routes that ${getName(activity)} sent`}
      onClick={onOpen}
    >
      {holds.map(({ circuitId, routeName }, index) => (
        // oxlint-disable-next-line react/no-array-index-key -- Holds have no ids, and the board never reorders them.
        <Hold key={index} data-name={routeName}>
          <HoldGlyph
            skin={byId.get(circuitId)?.skin ?? "white"}
            initial={byId.get(circuitId)?.initial}
            size={BOARD_SIZES_PX.hold}
          />
        </Hold>
      ))}
      {visibleCount < count && <Overflow>{`+${count - visibleCount}`}</Overflow>}
    </Board>
  );
}

/** Measures the board only if the holds may not fit. */
function useCapacity(board: { readonly current: HTMLElement | null }, shouldMeasure: boolean) {
  const [capacity, setCapacity] = useState(MIN_CAPACITY);

  useLayoutEffect(() => {
    const element = board.current;
    if (!shouldMeasure || !element || !("ResizeObserver" in globalThis)) return;
    const measure = () => setCapacity(getBoardCapacity(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, shouldMeasure]);

  return capacity;
}

const Board = styled.button`
  --tnut-dot: ${color["board-dot"]};

  ${entryStyles.board}
  ${tNuts}

  &:focus-visible {
    border-radius: 16px;
  }
`;

/** Shows the name of its route above the hold on hover. */
const Hold = styled.span`
  position: relative;
  display: grid;

  ${media.hover} {
    &[data-name]:hover::after {
      content: attr(data-name);
      position: absolute;
      z-index: 2;
      bottom: calc(100% + 6px);
      left: 50%;
      max-width: 220px;
      padding: 4px 9px;
      overflow: hidden;
      border-radius: 9px;
      background: ${color.text};
      box-shadow: ${shadow[2]};
      color: ${color.bg};
      font: ${typography.micro};
      text-overflow: ellipsis;
      white-space: nowrap;
      translate: -50% 0;
      pointer-events: none;
    }
  }
`;

const Overflow = styled.span`
  ${entryStyles.overflow}
`;
