import { useEffect, useRef, useState } from "react";

import { type Circuit, type Gym, MAX_CHANGED_ROUTES, type RouteSet } from "@topout/shared/contract";
import { getDate } from "@topout/shared/domain";
import { styled, useRoutePanel } from "@topout/shared/platform";
import { frame, media } from "@topout/shared/theme";
import { createLazyComponent, Skeleton, useMediaQuery } from "@topout/shared/ui";

import { NoteBadges } from "../../features/notes/note-badges.tsx";
import { useKindsToFix } from "../../features/notes/use-kinds-to-fix.ts";
import { RouteList } from "../../features/route-list/route-list.tsx";
import type { CircuitAppearance } from "../../route-writes/route-summary.tsx";
import { useSetRoutes } from "../../route-writes/use-set-routes.ts";
import { Toolbar } from "./toolbar.tsx";
import { useRouteActions } from "./use-route-actions.ts";
import type { RouteSettingDialog } from "./use-route-setting-dialog.ts";

/** Phones and tablets load the map when the user opens it. */
const CircuitMap = createLazyComponent(
  async () => (await import("../../features/circuit-map/circuit-map.tsx")).CircuitMap,
);

const SelectionBar = createLazyComponent(
  async () => (await import("../../features/bulk-edit/selection-bar.tsx")).SelectionBar,
);

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

/** The routes of a set as a list and on a map. The map is beside the list on desktop, and optional above it elsewhere. */
export function SetView(props: SetViewProps) {
  const { gym, circuits, appearance, gymSets, set, currentSetId, onOpenDialog } = props;
  const { checkedIds, setCheckedIds, toggle } = useCheckedRoutes();
  useRestoreFocus(checkedIds !== undefined);
  const { data: routes = [] } = useSetRoutes(set.id);
  const isDesktop = useMediaQuery(media.desktop);
  const { hasMap, mapToggle } = useMapToggle(isDesktop);
  const { selectedId, select, selectRow, mapAboveList } = useSelectedRoute(hasMap);
  const isOnWall = set.id === currentSetId;
  const [now] = useState(() => new Date());
  const today = getDate(now, gym.time_zone);
  const kindsToFix = useKindsToFix(gym.id);
  const actions = useRouteActions({ isOnWall, onOpenDialog });
  const map = hasMap && <SetMap {...props} selectedId={selectedId} onSelect={select} />;

  return (
    <Layout>
      <Column>
        <Toolbar {...props} mapToggle={mapToggle} onSelectRoutes={() => setCheckedIds(new Set())} />
        {!isDesktop && map && <MapAboveList ref={mapAboveList}>{map}</MapAboveList>}
        {checkedIds && (
          <SelectionBar
            routes={routes}
            checkedIds={checkedIds}
            circuits={circuits}
            sets={gymSets}
            isOnWall={isOnWall}
            today={today}
            onChange={setCheckedIds}
          />
        )}
        <RouteList
          setId={set.id}
          {...appearance}
          selectedId={selectedId}
          onSelect={selectRow}
          scrollsToSelected={isDesktop}
          checkedIds={checkedIds}
          onCheck={toggle}
          today={today}
          renderBadges={(routeId) => <NoteBadges kinds={kindsToFix.get(routeId) ?? []} />}
          {...actions}
        />
      </Column>
      {isDesktop && <MapColumn>{map}</MapColumn>}
    </Layout>
  );
}

/** The route that is selected on the map and in the list. Without a map, no route can be selected. */
function useSelectedRoute(hasMap: boolean) {
  const [routeId, setRouteId] = useState<string | null>(null);
  const mapAboveList = useRef<HTMLDivElement>(null);
  const selectRow = (id: string) => {
    setRouteId(id);
    mapAboveList.current?.scrollIntoView?.({ block: "nearest" });
  };
  return {
    selectedId: hasMap ? routeId : null,
    select: setRouteId,
    selectRow: hasMap ? selectRow : undefined,
    mapAboveList,
  };
}

/** Phones and tablets show the map on request. */
function useMapToggle(isDesktop: boolean) {
  const [isOpen, setIsOpen] = useState(false);
  return {
    hasMap: isDesktop || isOpen,
    mapToggle: isDesktop ? undefined : { isOpen, onToggle: () => setIsOpen(!isOpen) },
  };
}

interface SetMapProps extends Pick<SetViewProps, "gym" | "set" | "circuit" | "appearance"> {
  selectedId: string | null;
  onSelect: (routeId: string) => void;
}

function SetMap({ gym, set, circuit, appearance, ...selection }: SetMapProps) {
  const panel = useRoutePanel();
  return (
    <CircuitMap
      fallback={<MapSkeleton />}
      gym={gym}
      setId={set.id}
      circuitName={circuit.name}
      skin={appearance.skin}
      onOpen={panel.open}
      {...selection}
    />
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

/** Returns the focus to the button that started the selection mode, because the focused button disappears at the end. */
function useRestoreFocus(isSelecting: boolean) {
  const startButton = useRef<Element>(null);
  useEffect(() => {
    if (isSelecting) {
      startButton.current = document.activeElement;
    } else if (document.activeElement === document.body) {
      if (startButton.current instanceof HTMLElement) startButton.current.focus();
    }
  }, [isSelecting]);
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

const MapSkeleton = styled(Skeleton)`
  height: 360px;
  border-radius: 26px;

  ${media.desktop} {
    height: 560px;
  }
`;

const MapAboveList = styled.div`
  scroll-margin-top: calc(${frame.header} + 8px);
`;

const MapColumn = styled.div`
  position: sticky;
  top: calc(${frame.header} + 16px);
  align-self: start;
`;
