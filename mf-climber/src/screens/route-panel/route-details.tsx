import { useEffect, useRef } from "react";

import type { Route, RouteSet } from "@topout/shared/contract";
import { formatLeavesOn, formatMonth, isNewRoute, parseStyleTags } from "@topout/shared/domain";
import type { Skin } from "@topout/shared/theme";
import { IconButton, LeavesText, LoadWarning, Tag, X } from "@topout/shared/ui";

import { BetaStrip } from "../../features/beta/beta-strip.tsx";
import { SharedVideoOffer } from "../../features/beta/shared-video-offer.tsx";
import { ClimbHistory } from "../../features/climb-history/climb-history.tsx";
import { ClimbCountList } from "../../features/climb-log/climb-count-list.tsx";
import { ProjectToggle } from "../../features/project-toggle/project-toggle.tsx";
import { LazyRouteFeedback } from "../../features/route-feedback/lazy-route-feedback.tsx";
import { RouteHero } from "../../features/route-hero/route-hero.tsx";
import { StrippedNotice } from "../../features/stripped-route/stripped-notice.tsx";
import { canLog, type Stripping } from "../../features/stripped-route/stripping.ts";
import { WallRowLink } from "../../features/stripped-route/wall-link.tsx";
import { SentByList } from "../../features/sent-by/sent-by-list.tsx";
import { NeighbourButtons } from "../../features/neighbours/neighbour-buttons.tsx";
import { NewText } from "../../gym-routes/new-text.tsx";
import { useGymDate } from "../../gym-routes/use-gym-date.ts";
import { useNewSince } from "../../gym-routes/use-new-since.ts";
import { PanelBody, Tags } from "./panel-layout.ts";
import { PanelNotes } from "./panel-notes.tsx";
import { useNeighbours } from "./use-neighbours.ts";
import { useRouteCircuit } from "./use-open-route.ts";
import type { RouteLog } from "./use-route-log.ts";

interface RouteDetailsProps {
  route: Route;
  stripping: Stripping | undefined;
  log: RouteLog;
  onOpen: (routeId: string) => void;
  onClose: () => void;
}

/**
 * The content of the panel. It stays mounted when the panel shows another route, so that the neighbour button keeps the
 * focus. It then scrolls to the top.
 */
export function RouteDetails(props: RouteDetailsProps) {
  const { route, stripping, log, onOpen, onClose } = props;
  const { circuit, skin, initial, set } = useRouteCircuit(route);
  const neighbours = useNeighbours(route);
  const content = useScrollToTop(route.id);

  return (
    <div ref={content}>
      <RouteHero
        route={route}
        skin={skin}
        initial={initial}
        circuitName={circuit?.name}
        isSent={(log.counts?.sends ?? 0) > 0}
        addedSends={log.addedSends}
        actions={
          <>
            {canBeProject(props) && <ProjectToggle route={route} />}
            <IconButton label="Close" onClick={onClose}>
              <X size={20} aria-hidden="true" />
            </IconButton>
          </>
        }
        neighbours={neighbours}
        onOpen={onOpen}
        sides={neighbours && <NeighbourButtons {...neighbours} onOpen={onOpen} />}
      />
      <PanelBody>
        <StrippedNotice
          stripping={stripping}
          skin={skin}
          hasClimbs={log.climbs.length > 0}
          isProject={log.isProject}
        />
        {canLog(stripping) && <SharedVideoOffer />}
        <RouteTags route={route} set={set} />
        <LoadWarning queries={log.queries} />
        <RouteCounts route={route} stripping={stripping} log={log} />
        <UserFeedback key={route.id} route={route} skin={skin} stripping={stripping} log={log} />
        <SentByList routeId={route.id} />
        <BetaStrip route={route} canUpload={canLog(stripping)} />
        {log.counts && (
          <ClimbHistory climbs={log.climbs} tries={log.tries} routeName={route.name} />
        )}
        <PanelNotes route={route} />
      </PanelBody>
    </div>
  );
}

const canBeProject = ({ stripping, log }: RouteDetailsProps) => log.isSignedIn && !stripping;

interface UserFeedbackProps extends Pick<RouteDetailsProps, "route" | "stripping" | "log"> {
  skin: Skin;
}

/** The card appears at once if the user has climbed the route, so it waits for the climbs. */
const UserFeedback = ({ route, skin, stripping, log }: UserFeedbackProps) =>
  log.counts !== undefined &&
  canLog(stripping) && (
    <LazyRouteFeedback route={route} skin={skin} hasClimbs={log.climbs.length > 0} />
  );

type RouteCountsProps = Pick<RouteDetailsProps, "route" | "stripping" | "log">;

/** The user's counts. After the stripping, also the link to the wall, until it replaces the log buttons. */
const RouteCounts = ({ route, stripping, log }: RouteCountsProps) => (
  <>
    {log.isSignedIn && <ClimbCountList routeId={route.id} counts={log.counts} tries={log.tries} />}
    {stripping?.logDeadline && <WallRowLink route={route} />}
  </>
);

function useScrollToTop(routeId: string) {
  const content = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (routeId && content.current?.parentElement) content.current.parentElement.scrollTop = 0;
  }, [routeId]);
  return content;
}

interface RouteTagsProps {
  route: Route;
  set: RouteSet | undefined;
}

function RouteTags({ route, set }: RouteTagsProps) {
  const leavesText = formatLeavesOn(route.leaves_on, useGymDate(route.gym_id));
  const isNew = isNewRoute(route.published_at, useNewSince(route.gym_id));
  return (
    <Tags>
      {isNew && route.status === "live" && <NewText />}
      {leavesText && route.status === "live" && <LeavesText>{leavesText}</LeavesText>}
      {parseStyleTags(route.style).map((style) => (
        <Tag key={style}>{style}</Tag>
      ))}
      {set && <Tag>{`${set.name ?? formatMonth(set.date)} set`}</Tag>}
    </Tags>
  );
}
