import { useId } from "react";

import type { Circuit } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import {
  color,
  getCircuitInitials,
  getCircuitSkin,
  media,
  radius,
  typography,
} from "@topout/shared/theme";
import { coveringInput, HoldGlyph } from "@topout/shared/ui";

interface CircuitPickerProps {
  circuits: readonly Circuit[];
  selectedId: string;
  /** The name that the next route of a circuit gets. */
  getNextName: (circuit: Circuit) => string;
  onSelect: (id: string) => void;
}

/** The circuit of the next or the selected route. */
export function CircuitPicker({ circuits, selectedId, getNextName, onSelect }: CircuitPickerProps) {
  const id = useId();
  const initials = getCircuitInitials(circuits);
  return (
    <Row role="radiogroup" aria-label="Circuit" translate="no">
      {circuits.map((circuit) => (
        <label key={circuit.id} data-circuit={getCircuitSkin(circuit)}>
          <input
            type="radio"
            name={id}
            aria-label={circuit.name}
            checked={circuit.id === selectedId}
            onChange={() => onSelect(circuit.id)}
          />
          <span>
            <HoldGlyph
              skin={getCircuitSkin(circuit)}
              initial={initials.get(circuit.id)}
              size={22}
            />
            <small>{getNextName(circuit)}</small>
          </span>
        </label>
      ))}
    </Row>
  );
}

const Row = styled.div`
  display: flex;
  gap: 2px;
  overflow-x: auto;

  > label {
    position: relative;
    flex: 1 0 44px;
    max-width: 60px;
  }

  /* All eight colours fit beside the map. */
  ${media.desktop} {
    > label {
      flex-basis: 36px;
    }
  }

  input {
    ${coveringInput}
  }

  span {
    display: grid;
    gap: 3px;
    place-items: center;
    padding: 8px 2px 6px;
    border: 1.5px solid transparent;
    border-radius: ${radius.md};
    color: ${color["text-2"]};
    font: ${typography.micro};
  }

  small {
    font: inherit;
  }

  input:checked + span {
    background: var(--c-tint);
    border-color: var(--c-edge);
    color: var(--c-text);
  }
`;
