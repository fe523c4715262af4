import { memo, useMemo } from "react";

import type { Circuit } from "@topout/shared/contract";
import type { DraftRoute } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";

import { NewDot } from "./new-dot.tsx";

interface NewDotsProps {
  circuits: readonly Circuit[];
  drafts: readonly DraftRoute[];
  /** The drafts that the server has not stored yet. */
  waitingIds?: ReadonlySet<string>;
  areNamesVisible: boolean;
  /** Of the dots, on a zoomed map. */
  scale: number;
}

/** The new routes of a reset on its map. */
export const NewDots = memo(function NewDots(props: NewDotsProps) {
  const { circuits, drafts, waitingIds, areNamesVisible, scale } = props;
  const circuitById = useMemo(() => new Map(circuits.map((one) => [one.id, one])), [circuits]);
  const initials = useMemo(() => getCircuitInitials(circuits), [circuits]);
  return drafts.map(({ id, circuit_id, name, x, y }) => {
    const circuit = circuitById.get(circuit_id);
    return (
      circuit && (
        <NewDot
          key={id}
          x={x}
          y={y}
          skin={getCircuitSkin(circuit)}
          initial={initials.get(circuit_id)}
          name={areNamesVisible ? name : undefined}
          scale={scale}
          isWaiting={waitingIds?.has(id) ?? false}
        />
      )
    );
  });
});
