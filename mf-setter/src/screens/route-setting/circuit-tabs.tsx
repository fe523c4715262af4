import { useEffect, useEffectEvent, useRef } from "react";

import type { Circuit, Gym, RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { getCircuitInitials, getCircuitSkin, media } from "@topout/shared/theme";
import { Card, EmptyState, HoldGlyph, Layers, Tabs, useMediaQuery } from "@topout/shared/ui";

import type { CircuitAppearance } from "../../route-writes/route-summary.tsx";
import { SetterLinks } from "../setter-links/setter-links.tsx";
import { SetView } from "./set-view.tsx";
import { RouteSettingDialogs } from "./route-setting-dialogs.tsx";
import { NewSetButton } from "./toolbar.tsx";
import { useSelectedSet } from "./use-selected-set.ts";
import { type RouteSettingDialog, useRouteSettingDialog } from "./use-route-setting-dialog.ts";

interface CircuitTabsProps {
  gym: Gym;
  /** In display order. */
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
}

/** A tab for each circuit. Its panel shows the selected set. */
export function CircuitTabs({ gym, circuits, sets }: CircuitTabsProps) {
  const selection = useSelectedSet(circuits, sets);
  const { circuit, circuitSets, currentSet, selectedSet, select } = selection;
  const { dialog, open, close } = useRouteSettingDialog();
  const selectAfterClose = useSelectAfterClose(dialog !== undefined, select);
  const isDesktop = useMediaQuery(media.desktop);
  const initials = getCircuitInitials(circuits);
  if (!circuit) return <NoCircuits />;

  const appearance = { skin: getCircuitSkin(circuit), initial: initials.get(circuit.id) };
  return (
    <FullWidth>
      <Tabs
        label="Circuits"
        tabs={circuits.map((tabCircuit) => ({
          id: tabCircuit.id,
          label: tabCircuit.name,
          skin: getCircuitSkin(tabCircuit),
          initial: initials.get(tabCircuit.id),
        }))}
        selected={circuit.id}
        onSelect={(id) => select({ circuit: id })}
        end={isDesktop && <SetterLinks gymId={gym.id} />}
      >
        {selectedSet ? (
          <SetView
            key={selectedSet.id}
            gym={gym}
            circuits={circuits}
            circuit={circuit}
            appearance={appearance}
            gymSets={sets}
            sets={circuitSets}
            set={selectedSet}
            currentSetId={currentSet?.id}
            onSelectSet={({ id }) => select({ circuit: circuit.id, set: id })}
            onOpenDialog={open}
          />
        ) : (
          <NoSets circuit={circuit} appearance={appearance} onOpenDialog={open} />
        )}
      </Tabs>
      {dialog && (
        <RouteSettingDialogs
          key={JSON.stringify(dialog)}
          dialog={dialog}
          gym={gym}
          circuits={circuits}
          circuit={circuit}
          appearance={appearance}
          sets={circuitSets}
          set={selectedSet}
          onSetCreated={selectAfterClose}
          onClose={close}
        />
      )}
    </FullWidth>
  );
}

/** Selects a new set after its dialog has closed. Closing navigates back, which would undo an earlier selection. */
function useSelectAfterClose(
  isOpen: boolean,
  select: (selection: { circuit: string; set: string }) => void,
) {
  const createdSet = useRef<RouteSet>(null);
  const selectCreatedSet = useEffectEvent(() => {
    const set = createdSet.current;
    createdSet.current = null;
    if (set) select({ circuit: set.circuit_id, set: set.id });
  });
  useEffect(() => {
    if (!isOpen) selectCreatedSet();
  }, [isOpen]);
  return (set: RouteSet) => {
    createdSet.current = set;
  };
}

interface NoSetsProps {
  circuit: Circuit;
  appearance: CircuitAppearance;
  onOpenDialog: (dialog: RouteSettingDialog) => void;
}

function NoSets({ circuit, appearance, onOpenDialog }: NoSetsProps) {
  return (
    <Card>
      <EmptyState
        illustration={<HoldGlyph skin={appearance.skin} state="unsent" size={48} />}
        title="No sets yet"
        hint={`${circuit.name} has no sets yet.`}
        action={<NewSetButton onOpenDialog={onOpenDialog} />}
      />
    </Card>
  );
}

function NoCircuits() {
  return (
    <Card>
      <EmptyState
        illustration={<Layers size={44} />}
        title="No circuits yet"
        hint="Ask an admin to add circuits to this gym."
      />
    </Card>
  );
}

/** The tab list spans the full width, and its labels align with the page's left edge. */
const FullWidth = styled.div`
  > :first-child {
    margin: 0 calc(-1 * var(--gut)) 16px;
  }

  [role="tablist"] {
    padding: 0 calc(var(--gut) - 12px);
    scroll-padding: var(--gut);
  }
`;
