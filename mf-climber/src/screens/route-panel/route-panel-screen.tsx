import { useRoutePanel } from "@topout/shared/platform";
import { Sheet, VisuallyHidden } from "@topout/shared/ui";

import { LogButtons } from "../../features/climb-log/log-buttons.tsx";
import { LoginLink } from "./login-link.tsx";
import { MissingRoute } from "./missing-route.tsx";
import { RouteDetails } from "./route-details.tsx";
import { useOpenRoute } from "./use-open-route.ts";
import { useRouteLog } from "./use-route-log.ts";

/** Overlays any screen while the URL names a route. */
export { RoutePanelScreen as Component };

function RoutePanelScreen() {
  const { routeId, open, close } = useRoutePanel();
  if (routeId === undefined) return null;
  return <RoutePanel routeId={routeId} onOpen={open} onClose={close} />;
}

interface RoutePanelProps {
  routeId: string;
  onOpen: (routeId: string) => void;
  onClose: () => void;
}

/** All states share one sheet, so that it slides in once. */
function RoutePanel({ routeId, onOpen, onClose }: RoutePanelProps) {
  const { route, status, retry } = useOpenRoute(routeId);
  const log = useRouteLog(routeId);
  const actions =
    route &&
    (log.isSignedIn ? (
      <LogButtons key={routeId} route={route} tally={log.tally} onSend={log.countSend} />
    ) : (
      <LoginLink />
    ));

  return (
    <Sheet label={route?.name ?? "Route"} onClose={onClose} footer={actions}>
      {route ? (
        <RouteDetails route={route} log={log} onOpen={onOpen} onClose={onClose} />
      ) : (
        <MissingRoute status={status} onRetry={retry} onClose={onClose} />
      )}
      <VisuallyHidden role="status">{log.announcement}</VisuallyHidden>
    </Sheet>
  );
}
