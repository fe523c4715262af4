import { useMemo, useState } from "react";

import { climbQueries } from "@topout/shared/api";
import type { Route, RouteSet } from "@topout/shared/contract";
import { tally } from "@topout/shared/domain";
import { comingFrom, paths } from "@topout/shared/paths";
import { useLocation, useQuery, useSession } from "@topout/shared/platform";
import { ButtonLink, IconButton, LogIn, Sheet, Tag, VisuallyHidden, X } from "@topout/shared/ui";

import { monthOf } from "../../dates.ts";
import { ClimbHistory } from "../../features/climb-history/climb-history.tsx";
import { announcement } from "../../features/climb-log/announcement.ts";
import { ClimbCounts } from "../../features/climb-log/climb-counts.tsx";
import { LogButtons } from "../../features/climb-log/log-buttons.tsx";
import { ProjectToggle } from "../../features/project-toggle/project-toggle.tsx";
import { RouteHero } from "../../features/route-hero/route-hero.tsx";
import { SentByList } from "../../features/sent-by/sent-by-list.tsx";
import { stylesOf } from "../../gym-routes/listed-route.ts";
import { PanelBody, Tags } from "./panel-layout.ts";
import { useRoutePlace } from "./use-open-route.ts";

interface RoutePanelProps {
  route: Route;
  onClose: () => void;
}

export function RoutePanel({ route, onClose }: RoutePanelProps) {
  const signedIn = useSession((session) => session.token !== null);
  const { circuit, skin, initial, set } = useRoutePlace(route);
  const mine = useMyClimbs(route.id, signedIn);
  const [celebrated, setCelebrated] = useState(0);
  const [said, setSaid] = useState("");

  const logged = (sent: boolean) => {
    const before = sent ? mine.tally?.sends : mine.tally?.attempts;
    setSaid(announcement(sent, (before ?? 0) + 1));
    if (sent) setCelebrated(celebrated + 1);
  };

  return (
    <Sheet
      label={route.name}
      onClose={onClose}
      footer={signedIn ? <LogButtons routeId={route.id} onLog={logged} /> : <LoginLink />}
    >
      <RouteHero
        route={route}
        skin={skin}
        initial={initial}
        circuitName={circuit?.name}
        sent={(mine.tally?.sends ?? 0) > 0}
        celebrated={celebrated}
        actions={<PhotoActions routeId={signedIn ? route.id : undefined} onClose={onClose} />}
      />
      <PanelBody>
        <RouteTags route={route} set={set} />
        {signedIn && <ClimbCounts tally={mine.tally} />}
        <SentByList routeId={route.id} />
        {signedIn && (
          <ClimbHistory
            climbs={mine.climbs}
            onRemove={({ sent }) => setSaid(sent ? "Send deleted" : "Attempt deleted")}
          />
        )}
      </PanelBody>
      <VisuallyHidden role="status">{said}</VisuallyHidden>
    </Sheet>
  );
}

function PhotoActions({ routeId, onClose }: { routeId: string | undefined; onClose: () => void }) {
  return (
    <>
      {routeId !== undefined && <ProjectToggle routeId={routeId} />}
      <IconButton label="Close" onClick={onClose}>
        <X size={20} aria-hidden="true" />
      </IconButton>
    </>
  );
}

function RouteTags({ route, set }: { route: Route; set: RouteSet | undefined }) {
  return (
    <Tags>
      {stylesOf(route).map((style) => (
        <Tag key={style}>{style}</Tag>
      ))}
      {set && <Tag>{set.name ?? monthOf(set.date)} set</Tag>}
    </Tags>
  );
}

/** Undefined until one's record has come: no count is better than a wrong one. */
function useMyClimbs(routeId: string, signedIn: boolean) {
  const { data } = useQuery({ ...climbQueries.mine(), enabled: signedIn });
  return useMemo(() => {
    const climbs = (data ?? []).filter(({ route }) => route === routeId);
    return { climbs, tally: data && tally(climbs, routeId) };
  }, [data, routeId]);
}

function LoginLink() {
  const location = useLocation();
  return (
    <ButtonLink
      to={paths.login}
      state={comingFrom(location)}
      variant="primary"
      size="large"
      icon={<LogIn size={20} aria-hidden="true" />}
    >
      Login
    </ButtonLink>
  );
}
