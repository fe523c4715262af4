import { useLayoutEffect, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { HoldGlyph, tNuts } from "@topout/shared/ui";

import { BOARD, getBoardCapacity, getVisibleCount, MIN_CAPACITY } from "./board-capacity.ts";
import type { CircuitSends } from "../../sends/count-sends-by-circuit.ts";

/** Each send as its hold. A picture for the eye: the count chips say the numbers. */
export function SendBoard({ counts }: { counts: readonly CircuitSends[] }) {
  const board = useRef<HTMLDivElement>(null);
  const holds = counts.flatMap((count) =>
    Array.from({ length: count.sends }, (_, nth) => ({
      ...count,
      key: `${count.circuitId} ${nth}`,
    })),
  );
  const capacity = useCapacity(board, holds.length > MIN_CAPACITY);
  const drawn = getVisibleCount(holds.length, capacity);

  return (
    <Board ref={board} aria-hidden="true">
      {holds.slice(0, drawn).map(({ key, skin, initial }) => (
        <HoldGlyph key={key} skin={skin} initial={initial} size={BOARD.hold} />
      ))}
      {drawn < holds.length && <Rest>+{holds.length - drawn}</Rest>}
    </Board>
  );
}

/** Measures only boards that may overflow: most never do. */
function useCapacity(board: { readonly current: HTMLElement | null }, measured: boolean) {
  const [capacity, setCapacity] = useState(MIN_CAPACITY);

  useLayoutEffect(() => {
    const element = board.current;
    if (!measured || !element || !("ResizeObserver" in globalThis)) return;
    const measure = () => setCapacity(getBoardCapacity(element.clientWidth));
    measure();
    const observer = new ResizeObserver(measure);
    observer.observe(element);
    return () => observer.disconnect();
  }, [board, measured]);

  return capacity;
}

const Board = styled.div`
  --tnut-dot: ${color["board-dot"]};

  display: flex;
  flex-wrap: wrap;
  gap: ${BOARD.gap}px;
  align-items: center;
  margin: 12px 0 10px;
  padding: 13px ${BOARD.paddingX}px;
  border-radius: 16px;
  background-color: ${color.board};
  ${tNuts}
`;

const Rest = styled.span`
  padding-left: 4px;
  color: ${color.text};
  font: ${typography.label};
  font-variant-numeric: tabular-nums;
`;
