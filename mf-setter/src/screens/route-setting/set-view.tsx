import { lazy, Suspense, useState } from "react";

import type { Circuit, Gym, RouteSet } from "@topout/shared/contract";
import { styled, useRoutePanel } from "@topout/shared/platform";
import { frame, media, type Skin } from "@topout/shared/theme";
import { Skeleton, useMediaQuery } from "@topout/shared/ui";

import { RouteList } from "../../features/route-list/route-list.tsx";
import { SetSelector } from "../../features/set-selector/set-selector.tsx";

/** Phones do not show the map, so they do not load it. */
const CircuitMap = lazy(async () => {
  const { CircuitMap: Loaded } = await import("../../features/circuit-map/circuit-map.tsx");
  return { default: Loaded };
});

interface SetViewProps {
  gym: Gym;
  circuit: Circuit;
  appearance: { readonly skin: Skin; readonly initial: string | undefined };
  /** The sets of the circuit, newest first. */
  sets: readonly RouteSet[];
  set: RouteSet;
  currentId: string | undefined;
  onSelectSet: (set: RouteSet) => void;
}

/** The routes of a set as a list, and on wide screens also on the map. */
export function SetView({
  gym,
  circuit,
  appearance,
  sets,
  set,
  currentId,
  onSelectSet,
}: SetViewProps) {
  const [selectedId, setSelectedId] = useState<string | null>(null);
  const isDesktop = useMediaQuery(media.desktop);
  const panel = useRoutePanel();

  return (
    <Layout>
      <Column>
        <SetSelector sets={sets} currentId={currentId} selected={set} onSelect={onSelectSet} />
        <RouteList setId={set.id} {...appearance} selectedId={selectedId} />
      </Column>
      {isDesktop && (
        <MapColumn>
          <Suspense fallback={<Skeleton style={{ height: 560, borderRadius: 26 }} />}>
            <CircuitMap
              gym={gym}
              setId={set.id}
              circuitName={circuit.name}
              skin={appearance.skin}
              selectedId={selectedId}
              onSelect={setSelectedId}
              onOpen={panel.open}
            />
          </Suspense>
        </MapColumn>
      )}
    </Layout>
  );
}

const Layout = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 16px 28px;

  ${media.desktop} {
    grid-template-columns: minmax(0, 1fr) 400px;
  }
`;

const Column = styled.div`
  display: grid;
  grid-template-columns: minmax(0, 1fr);
  gap: 14px;
  align-content: start;
`;

const MapColumn = styled.div`
  position: sticky;
  top: calc(${frame.header} + 16px);
  align-self: start;
`;
