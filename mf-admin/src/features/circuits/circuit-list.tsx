import type { Circuit } from "@topout/shared/contract";
import { formatRouteCount } from "@topout/shared/domain";
import { styled } from "@topout/shared/platform";
import { color, getCircuitInitials, getCircuitSkin, typography } from "@topout/shared/theme";
import {
  Button,
  Card,
  EmptyState,
  HoldGlyph,
  IconButton,
  Layers,
  Pencil,
  Plus,
  Trash2,
} from "@topout/shared/ui";
import { useState } from "react";

import { CircuitDialog } from "./circuit-dialog.tsx";
import { DeleteCircuitDialog } from "./delete-circuit-dialog.tsx";

interface CircuitListProps {
  gymId: string;
  circuits: readonly Circuit[];
  /** The number of routes in the current set of each circuit. */
  routeCounts: ReadonlyMap<string, number>;
}

type OpenDialog =
  | { readonly kind: "create" }
  | { readonly kind: "edit" | "delete"; readonly circuit: Circuit };

/** The circuits of a gym, with the dialogs to add, edit and delete them. */
export function CircuitList({ gymId, circuits, routeCounts }: CircuitListProps) {
  const [dialog, setDialog] = useState<OpenDialog>();
  const close = () => setDialog(undefined);
  const initials = getCircuitInitials(circuits);

  return (
    <Frame as="section" aria-label="Circuits">
      <Header>
        <h2>Circuits</h2>
        <Button
          size="small"
          icon={<Plus size={18} />}
          onClick={() => setDialog({ kind: "create" })}
        >
          Add Circuit
        </Button>
      </Header>
      {circuits.length === 0 && (
        <EmptyState
          illustration={<Layers size={44} />}
          title="No circuits yet"
          hint="Add a circuit so that setters can create routes."
        />
      )}
      <ul>
        {circuits.map((circuit) => (
          <Row key={circuit.id} data-circuit={getCircuitSkin(circuit)}>
            <HoldGlyph
              skin={getCircuitSkin(circuit)}
              size={24}
              initial={initials.get(circuit.id)}
            />
            <b>{circuit.name}</b>
            <small>{formatRouteCount(routeCounts.get(circuit.id) ?? 0)}</small>
            <IconButton
              label={`Edit ${circuit.name}`}
              onClick={() => setDialog({ kind: "edit", circuit })}
            >
              <Pencil size={19} />
            </IconButton>
            <IconButton
              label={`Delete ${circuit.name}`}
              variant="danger"
              onClick={() => setDialog({ kind: "delete", circuit })}
            >
              <Trash2 size={20} />
            </IconButton>
          </Row>
        ))}
      </ul>
      {dialog?.kind === "create" && <CircuitDialog gymId={gymId} onClose={close} />}
      {dialog?.kind === "edit" && (
        <CircuitDialog gymId={gymId} circuit={dialog.circuit} onClose={close} />
      )}
      {dialog?.kind === "delete" && (
        <DeleteCircuitDialog circuit={dialog.circuit} onClose={close} />
      )}
    </Frame>
  );
}

const Frame = styled(Card)`
  overflow: hidden;
`;

const Header = styled.header`
  display: flex;
  flex-wrap: wrap;
  align-items: center;
  justify-content: space-between;
  gap: 8px;
  padding: 14px 14px 12px 16px;
`;

const Row = styled.li`
  display: flex;
  align-items: center;
  min-height: 58px;
  padding: 6px 6px 6px 20px;
  border-top: 1px solid ${color.line};

  > b {
    flex: 1;
    min-width: 0;
    padding: 0 10px 0 19px;
    font: ${typography.h3};
    overflow-wrap: anywhere;
  }

  > small {
    padding-right: 6px;
    color: ${color["text-3"]};
    font: ${typography.small};
  }
`;
