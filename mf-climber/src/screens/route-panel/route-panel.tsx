import type { Route } from "@topout/shared/contract";
import { useRoutePanel } from "@topout/shared/platform";
import { Sheet } from "@topout/shared/ui";
import { useState } from "react";

import { AreaLink } from "./area-link.tsx";
import { getStripping } from "../../features/stripped-route/stripping.ts";
import { useIsFromLabel } from "../../gym-routes/from-label.ts";
import { MissingRoute } from "./missing-route.tsx";
import { PanelActions } from "./panel-actions.tsx";
import { RouteDetails } from "./route-details.tsx";
import { StrippedLabel } from "./stripped-label.tsx";
import { useOpenRoute } from "./use-open-route.ts";
import { type RouteLog, useRouteLog } from "./use-route-log.ts";

/** Opens above any screen while the URL contains a route. */
export function RoutePanel() {
  const { routeId, open, close } = useRoutePanel();
  if (routeId === undefined) return null;
  return <Panel routeId={routeId} onOpen={open} onClose={close} />;
}

interface PanelProps {
  routeId: string;
  onOpen: (routeId: string) => void;
  onClose: () => void;
}

/** All states share one sheet, so that it slides in once. */
function Panel({ routeId, onOpen, onClose }: PanelProps) {
  const { route, status, error, retry } = useOpenRoute(routeId);
  const log = useRouteLog(routeId);
  const [now] = useState(() => new Date());

  return (
    <Sheet
      label={route?.name ?? "Route"}
      onClose={onClose}
      footer={route && <PanelFooter route={route} log={log} now={now} />}
    >
      {route ? (
        <PanelContent route={route} log={log} now={now} onOpen={onOpen} onClose={onClose} />
      ) : (
        <MissingRoute status={status} error={error} onRetry={retry} onClose={onClose} />
      )}
    </Sheet>
  );
}

interface OpenRouteProps {
  route: Route;
  log: RouteLog;
  now: Date;
}

function PanelFooter({ route, log, now }: OpenRouteProps) {
  const isFromLabel = useIsFromLabel();
  const stripping = getStripping(route, now);
  if (stripping && isFromLabel) return <AreaLink route={route} />;
  return <PanelActions route={route} stripping={stripping} log={log} now={now} />;
}

function PanelContent({
  route,
  log,
  now,
  ...actions
}: OpenRouteProps & Pick<PanelProps, "onOpen" | "onClose">) {
  const isFromLabel = useIsFromLabel();
  const stripping = getStripping(route, now);
  if (stripping && isFromLabel) {
    return <StrippedLabel route={route} stripping={stripping} {...actions} />;
  }
  return <RouteDetails route={route} stripping={stripping} log={log} {...actions} />;
}
