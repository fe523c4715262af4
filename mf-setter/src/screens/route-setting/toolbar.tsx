import type { RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { color, media } from "@topout/shared/theme";
import { Button, IconButton, Layers, MapPin, Plus } from "@topout/shared/ui";

import { SetSelector } from "../../features/set-selector/set-selector.tsx";
import { SetMenu } from "./set-menu.tsx";
import type { RouteSettingDialog } from "./use-route-setting-dialog.ts";

interface ToolbarProps {
  sets: readonly RouteSet[];
  set: RouteSet;
  currentSetId: string | undefined;
  onSelectSet: (set: RouteSet) => void;
  onOpenDialog: (dialog: RouteSettingDialog) => void;
  /** Starts the selection mode. */
  onSelectRoutes: () => void;
  /** Shows or hides the map. Undefined if it is always visible. */
  mapToggle: { readonly isOpen: boolean; readonly onToggle: () => void } | undefined;
}

/** The set selector and the actions for the selected set. */
export function Toolbar(props: ToolbarProps) {
  const { sets, set, currentSetId, onSelectSet, onOpenDialog, onSelectRoutes, mapToggle } = props;
  return (
    <Bar>
      <SetGroup>
        <SetSelector
          sets={sets}
          currentSetId={currentSetId}
          selectedSet={set}
          onSelect={onSelectSet}
        />
        {mapToggle && (
          <Toggle label="Map" aria-pressed={mapToggle.isOpen} onClick={mapToggle.onToggle}>
            <MapPin size={22} />
          </Toggle>
        )}
        <SetMenu
          gymId={set.gym_id}
          setId={set.id}
          onOpenDialog={onOpenDialog}
          onSelectRoutes={onSelectRoutes}
        />
      </SetGroup>
      <Buttons>
        <NewSetButton onOpenDialog={onOpenDialog} />
        <Button
          variant="primary"
          icon={<Plus size={20} />}
          onClick={() => onOpenDialog({ kind: "new-route" })}
        >
          New Route
        </Button>
      </Buttons>
    </Bar>
  );
}

export function NewSetButton({ onOpenDialog }: Pick<ToolbarProps, "onOpenDialog">) {
  return (
    <Button icon={<Layers size={20} />} onClick={() => onOpenDialog({ kind: "new-set" })}>
      New Set
    </Button>
  );
}

const Bar = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 10px;

  ${media.tablet} {
    grid-template-columns: minmax(0, 1fr) auto;
    align-items: center;
  }
`;

const SetGroup = styled.div`
  display: flex;
  gap: 2px;
  align-items: center;
  /* Aligns the icon of the last button with the right edge. */
  margin-right: -10px;

  > :first-child {
    flex: 1;
    min-width: 0;
  }

  ${media.tablet} {
    gap: 4px;
    margin-right: 0;
  }

  ${media.desktop} {
    > :first-child {
      flex: 0 1 290px;
    }
  }
`;

const Toggle = styled(IconButton)`
  &[aria-pressed="true"] {
    background: ${color["accent-soft"]};
    color: ${color["accent-text"]};
  }
`;

const Buttons = styled.div`
  display: grid;
  grid-template-columns: repeat(2, minmax(0, 1fr));
  gap: 10px;
`;
