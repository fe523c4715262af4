import { useEffect, useRef } from "react";

import type { Route, RouteSet } from "@topout/shared/contract";
import { formatMonth, parseStyleTags } from "@topout/shared/domain";
import { IconButton, Tag, X } from "@topout/shared/ui";

import { BetaStrip } from "../../features/beta/beta-strip.tsx";
import { ClimbHistory } from "../../features/climb-history/climb-history.tsx";
import { ClimbCounts } from "../../features/climb-log/climb-counts.tsx";
import { ProjectToggle } from "../../features/project-toggle/project-toggle.tsx";
import { RouteHero } from "../../features/route-hero/route-hero.tsx";
import { SentByList } from "../../features/sent-by/sent-by-list.tsx";
import { NeighbourButtons } from "../../features/neighbours/neighbour-buttons.tsx";
import { PanelBody, Tags } from "./panel-layout.ts";
import { useNeighbours } from "./use-neighbours.ts";
import { useRouteCircuit } from "./use-open-route.ts";
import type { RouteLog } from "./use-route-log.ts";

interface RouteDetailsProps {
  route: Route;
  log: RouteLog;
  onOpen: (routeId: string) => void;
  onClose: () => void;
}

/**
 * All that the panel says of a route, beginning at the top whenever it is another one. It stays mounted then, so that
 * focus stays on the button that led there.
 */
export function RouteDetails({ route, log, onOpen, onClose }: RouteDetailsProps) {
  const { circuit, skin, initial, set } = useRouteCircuit(route);
  const neighbours = useNeighbours(route);
  const top = useTopWhenever(route.id);

  return (
    <div ref={top}>
      <RouteHero
        route={route}
        skin={skin}
        initial={initial}
        circuitName={circuit?.name}
        sent={(log.tally?.sends ?? 0) > 0}
        celebrated={log.celebrated}
        actions={
          <>
            {log.signedIn && <ProjectToggle routeId={route.id} />}
            <IconButton label="Close" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </>
        }
        sides={neighbours && <NeighbourButtons {...neighbours} onOpen={onOpen} />}
      />
      <PanelBody>
        <RouteTags route={route} set={set} />
        {log.signedIn && <ClimbCounts tally={log.tally} />}
        <SentByList routeId={route.id} />
        <BetaStrip route={route} />
        {log.signedIn && <ClimbHistory climbs={log.climbs} onRemove={log.removed} />}
      </PanelBody>
    </div>
  );
}

function useTopWhenever(routeId: string) {
  const top = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (routeId && top.current?.parentElement) top.current.parentElement.scrollTop = 0;
  }, [routeId]);
  return top;
}

function RouteTags({ route, set }: { route: Route; set: RouteSet | undefined }) {
  return (
    <Tags>
      {parseStyleTags(route.style).map((style) => (
        <Tag key={style}>{style}</Tag>
      ))}
      {set && <Tag>{set.name ?? formatMonth(set.date)} set</Tag>}
    </Tags>
  );
}
