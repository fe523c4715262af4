import type { Circuit } from "@topout/shared/contract";
import type { GymRoute } from "@topout/shared/gym-map";
import { styled } from "@topout/shared/platform";
import { frame, media, getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";

import { MarkChip } from "./mark-chip.tsx";
import {
  createCircuitGroups,
  createGroup,
  type MarkGroup,
  type RouteMarks,
} from "./model/mark-group.ts";

interface CircuitChipsProps extends RouteMarks {
  circuits: readonly Circuit[];
  routes: readonly GymRoute[];
  onToggle: (group: MarkGroup) => void;
}

/** Marks the routes of a circuit, or of the whole gym. */
export function CircuitChips({ circuits, routes, onToggle, ...marks }: CircuitChipsProps) {
  const initials = getCircuitInitials(circuits);
  return (
    <Row role="group" aria-label="Circuits">
      {createCircuitGroups(circuits, routes, marks).map((group) => (
        <MarkChip
          key={group.circuit.id}
          group={group}
          skin={getCircuitSkin(group.circuit)}
          initial={initials.get(group.circuit.id)}
          onToggle={onToggle}
        />
      ))}
      {routes.length > 0 && (
        <MarkChip group={createGroup("Whole gym", routes, marks)} onToggle={onToggle} />
      )}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 8px;
  overflow-x: auto;
  margin: 0 calc(-1 * ${frame.gut});
  padding: 4px ${frame.gut};

  ${media.desktop} {
    flex-wrap: wrap;
    overflow: visible;
    margin: 0;
    padding: 0;
  }
`;
