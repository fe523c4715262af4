import { useRoutePanel } from "@topout/shared/platform";
import { Sheet } from "@topout/shared/ui";
import { useState } from "react";

import { getStripping } from "../../features/stripped-route/stripping.ts";
import { MissingRoute } from "./missing-route.tsx";
import { PanelActions } from "./panel-actions.tsx";
import { RouteDetails } from "./route-details.tsx";
import { useOpenRoute } from "./use-open-route.ts";
import { useRouteLog } from "./use-route-log.ts";

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
  const stripping = route && getStripping(route, now);

  return (
    <Sheet
      label={route?.name ?? "Route"}
      onClose={onClose}
      footer={route && <PanelActions route={route} stripping={stripping} log={log} now={now} />}
    >
      {route ? (
        <RouteDetails
          route={route}
          stripping={stripping}
          log={log}
          onOpen={onOpen}
          onClose={onClose}
        />
      ) : (
        <MissingRoute status={status} error={error} onRetry={retry} onClose={onClose} />
      )}
    </Sheet>
  );
}
