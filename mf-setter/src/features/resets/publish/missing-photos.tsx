import { useId } from "react";

import type { Circuit } from "@topout/shared/contract";
import { plural } from "@topout/shared/domain";
import type { DraftRoute } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin } from "@topout/shared/theme";
import { Button, Camera, HoldGlyph, Images } from "@topout/shared/ui";

import { ToggleChip } from "../../../styles/toggle-chip.ts";
import { TodoChips, TodoRow, TodoTitle } from "./todo-row.ts";

const MAX_CHIPS = 12;

interface MissingPhotosProps {
  circuits: readonly Circuit[];
  drafts: readonly DraftRoute[];
  onAddPhotos: (() => void) | undefined;
  onSelect: (draftId: string) => void;
}

/** The new routes without a photo. A tap selects the route on the map. */
export function MissingPhotos({ circuits, drafts, onAddPhotos, onSelect }: MissingPhotosProps) {
  const titleId = useId();
  const initials = getCircuitInitials(circuits);
  return (
    <TodoRow role="group" aria-labelledby={titleId}>
      <TodoTitle>
        <Camera size={20} />
        <h2 id={titleId}>{formatWithoutPhoto(drafts.length)}</h2>
        <small>optional</small>
      </TodoTitle>
      {onAddPhotos && (
        <TodoChips>
          <Button icon={<Images size={19} />} onClick={onAddPhotos}>
            Add photos
          </Button>
        </TodoChips>
      )}
      <TodoChips translate="no">
        {drafts.slice(0, MAX_CHIPS).map(({ id, circuit_id, name }) => {
          const circuit = circuits.find((other) => other.id === circuit_id);
          if (!circuit) return null;
          return (
            <ToggleChip
              key={id}
              type="button"
              aria-label={`${name}, ${circuit.name}`}
              onClick={() => onSelect(id)}
            >
              <HoldGlyph
                skin={getCircuitSkin(circuit)}
                initial={initials.get(circuit_id)}
                size={18}
              />
              {name}
            </ToggleChip>
          );
        })}
      </TodoChips>
    </TodoRow>
  );
}

const formatWithoutPhoto = (count: number) =>
  plural(count, { one: "1 has no photo", other: `${count} have no photo` });
