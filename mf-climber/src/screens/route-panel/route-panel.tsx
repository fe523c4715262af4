import { useRoutePanel } from "@topout/shared/platform";
import { Sheet } from "@topout/shared/ui";

import { LogButtons } from "../../features/climb-log/log-buttons.tsx";
import { LoginLink } from "../../gym-routes/login-link.tsx";
import { MissingRoute } from "./missing-route.tsx";
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
  const actions =
    route &&
    (log.isSignedIn ? (
      <LogButtons key={routeId} route={route} counts={log.counts} onSend={log.incrementSends} />
    ) : (
      <LoginLink />
    ));

  return (
    <Sheet label={route?.name ?? "Route"} onClose={onClose} footer={actions}>
      {route ? (
        <RouteDetails route={route} log={log} onOpen={onOpen} onClose={onClose} />
      ) : (
        <MissingRoute status={status} error={error} onRetry={retry} onClose={onClose} />
      )}
    </Sheet>
  );
}
