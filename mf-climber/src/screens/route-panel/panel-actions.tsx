import type { Route } from "@topout/shared/contract";

import { LogButtons } from "../../features/climb-log/log-buttons.tsx";
import { LogDeadline } from "../../features/stripped-route/log-deadline.tsx";
import { canLog, type Stripping } from "../../features/stripped-route/stripping.ts";
import { WallButtonLink } from "../../features/stripped-route/wall-link.tsx";
import { LoginLink } from "../../gym-routes/login-link.tsx";
import type { RouteLog } from "./use-route-log.ts";

interface PanelActionsProps {
  route: Route;
  stripping: Stripping | undefined;
  log: RouteLog;
  now: Date;
}

/** The actions that stay visible at the bottom of the panel. */
export function PanelActions({ route, stripping, log, now }: PanelActionsProps) {
  if (!canLog(stripping)) return <WallButtonLink route={route} />;
  if (!log.isSignedIn) return <LoginLink />;
  return (
    <>
      {stripping?.logDeadline && <LogDeadline deadline={stripping.logDeadline} now={now} />}
      <LogButtons key={route.id} route={route} counts={log.counts} onSend={log.incrementSends} />
    </>
  );
}
