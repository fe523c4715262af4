import type { Circuit, Gym, RouteSet } from "@topout/shared/contract";
import { styled } from "@topout/shared/platform";
import { circuitInitials, circuitSkin } from "@topout/shared/theme";
import { Card, EmptyState, HoldGlyph, Layers, Tabs } from "@topout/shared/ui";

import { SetView } from "./set-view.tsx";
import { useSelectedSet } from "./use-selected-set.ts";

interface CircuitTabsProps {
  gym: Gym;
  /** In display order. */
  circuits: readonly Circuit[];
  sets: readonly RouteSet[];
}

/** One tab per circuit, which shows one of its sets. */
export function CircuitTabs({ gym, circuits, sets }: CircuitTabsProps) {
  const { circuit, circuitSets, currentSet, selectedSet, select } = useSelectedSet(circuits, sets);
  const initials = circuitInitials(circuits);
  if (!circuit) return <NoCircuits />;

  const appearance = { skin: circuitSkin(circuit), initial: initials.get(circuit.id) };
  return (
    <FullWidth>
      <Tabs
        label="Circuits"
        tabs={circuits.map((tabCircuit) => ({
          id: tabCircuit.id,
          label: tabCircuit.name,
          skin: circuitSkin(tabCircuit),
          initial: initials.get(tabCircuit.id),
        }))}
        selected={circuit.id}
        onSelect={(id) => select({ circuit: id })}
      >
        {selectedSet ? (
          <SetView
            key={selectedSet.id}
            gym={gym}
            circuit={circuit}
            appearance={appearance}
            sets={circuitSets}
            set={selectedSet}
            currentId={currentSet?.id}
            onSelectSet={({ id }) => select({ circuit: circuit.id, set: id })}
          />
        ) : (
          <Card>
            <EmptyState
              art={<HoldGlyph skin={appearance.skin} state="unsent" size={48} />}
              title="No sets yet"
              hint={`${circuit.name} has no set so far.`}
            />
          </Card>
        )}
      </Tabs>
    </FullWidth>
  );
}

function NoCircuits() {
  return (
    <Card>
      <EmptyState
        art={<Layers size={44} />}
        title="No circuits yet"
        hint="An admin adds circuits to this gym."
      />
    </Card>
  );
}

/** The tab list spans the full width, and its labels align with the page's left edge. */
const FullWidth = styled.div`
  > [role="tablist"] {
    margin: 0 calc(-1 * var(--gut)) 16px;
    padding: 0 calc(var(--gut) - 12px);
    scroll-padding: var(--gut);
  }
`;
