import { lazy, Suspense, useState } from "react";

import { routeQueries } from "@topout/shared/api";
import { type Circuit, type Gym, MAX_CHANGED_ROUTES, type RouteSet } from "@topout/shared/contract";
import { styled, useQuery, useRoutePanel } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";
import { Skeleton, useMediaQuery } from "@topout/shared/ui";

import { RouteList } from "../../features/route-list/route-list.tsx";
import type { CircuitAppearance } from "../../setting/route-summary.tsx";
import { Toolbar } from "./toolbar.tsx";
import type { RouteSettingDialog } from "./use-route-setting-dialog.ts";

/** Only desktop shows the map, so other devices do not load it. */
const CircuitMap = lazy(async () => {
  const { CircuitMap: Loaded } = await import("../../features/circuit-map/circuit-map.tsx");
  return { default: Loaded };
});

const SelectionBar = lazy(async () => {
  const { SelectionBar: Loaded } = await import("../../features/bulk-edit/selection-bar.tsx");
  return { default: Loaded };
});

interface SetViewProps {
  gym: Gym;
  circuits: readonly Circuit[];
  circuit: Circuit;
  appearance: CircuitAppearance;
  /** All sets of the gym. */
  gymSets: readonly RouteSet[];
  /** The sets of the circuit, newest first. */
  sets: readonly RouteSet[];
  set: RouteSet;
  currentSetId: string | undefined;
  onSelectSet: (set: RouteSet) => void;
  onOpenDialog: (dialog: RouteSettingDialog) => void;
}

/** The routes of a set as a list, and on desktop also on the map. */
export function SetView(props: SetViewProps) {
  const { gym, circuits, circuit, appearance, gymSets, set, onOpenDialog } = props;
  const [selectedRouteId, setSelectedRouteId] = useState<string | null>(null);
  const { checkedIds, setCheckedIds, toggle } = useCheckedRoutes();
  const { data: routes = [] } = useQuery(routeQueries.listBySet(set.id));
  const isDesktop = useMediaQuery(media.desktop);
  const panel = useRoutePanel();

  return (
    <Layout>
      <Column>
        <Toolbar {...props} onSelectRoutes={() => setCheckedIds(new Set())} />
        {checkedIds && (
          <Suspense fallback={null}>
            <SelectionBar
              routes={routes}
              checkedIds={checkedIds}
              circuits={circuits}
              sets={gymSets}
              onChange={setCheckedIds}
            />
          </Suspense>
        )}
        <RouteList
          setId={set.id}
          {...appearance}
          selectedId={selectedRouteId}
          onSelect={isDesktop ? setSelectedRouteId : undefined}
          checkedIds={checkedIds}
          onCheck={toggle}
          onEdit={(routeId) => onOpenDialog({ kind: "edit-route", routeId })}
          onDelete={(routeId) => onOpenDialog({ kind: "delete-route", routeId })}
        />
      </Column>
      {isDesktop && (
        <MapColumn>
          <Suspense fallback={<Skeleton style={{ height: 560, borderRadius: 26 }} />}>
            <CircuitMap
              gym={gym}
              setId={set.id}
              circuitName={circuit.name}
              skin={appearance.skin}
              selectedId={selectedRouteId}
              onSelect={setSelectedRouteId}
              onOpen={panel.open}
            />
          </Suspense>
        </MapColumn>
      )}
    </Layout>
  );
}

/** The routes checked for a bulk edit. Undefined outside the selection mode. */
function useCheckedRoutes() {
  const [checkedIds, setCheckedIds] = useState<ReadonlySet<string>>();
  return {
    checkedIds,
    setCheckedIds: (ids: ReadonlySet<string> | undefined) =>
      setCheckedIds(ids && new Set([...ids].slice(0, MAX_CHANGED_ROUTES))),
    toggle: (id: string) => {
      const ids = new Set(checkedIds);
      if (!ids.delete(id) && ids.size < MAX_CHANGED_ROUTES) ids.add(id);
      setCheckedIds(ids);
    },
  };
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
