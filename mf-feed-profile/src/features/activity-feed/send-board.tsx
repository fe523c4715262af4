import { useLayoutEffect, useRef, useState } from "react";

import { styled } from "@topout/shared/platform";
import { color, typography } from "@topout/shared/theme";
import { HoldGlyph, tNuts } from "@topout/shared/ui";

import { BOARD, getBoardCapacity, getVisibleCount, MIN_CAPACITY } from "./board-capacity.ts";
import type { CircuitSends } from "../../sends/count-sends-by-circuit.ts";

/** Shows each send as a hold. It is decorative, because the count chips contain the numbers. */
export function SendBoard({ counts }: { counts: readonly CircuitSends[] }) {
  const board = useRef<HTMLDivElement>(null);
  const holds = counts.flatMap((count) =>
    Array.from({ length: count.sends }, (_, index) => ({
      ...count,
      key: `${count.circuitId} ${index}`,
    })),
  );
  const capacity = useCapacity(board, holds.length > MIN_CAPACITY);
  const visibleCount = getVisibleCount(holds.length, capacity);

  return (
    <Board ref={board} aria-hidden="true">
      {holds.slice(0, visibleCount).map(({ key, skin, initial }) => (
        <HoldGlyph key={key} skin={skin} initial={initial} size={BOARD.hold} />
      ))}
      {visibleCount < holds.length && <Overflow>+{holds.length - visibleCount}</Overflow>}
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

const Overflow = styled.span`
  padding-left: 4px;
  color: ${color.text};
  font: ${typography.label};
  font-variant-numeric: tabular-nums;
`;
