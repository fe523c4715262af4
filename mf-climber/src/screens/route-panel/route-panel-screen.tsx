import { useRoutePanel } from "@topout/shared/platform";
import { Sheet, VisuallyHidden } from "@topout/shared/ui";

import { LogButtons } from "../../features/climb-log/log-buttons.tsx";
import { LoginLink } from "./login-link.tsx";
import { MissingRoute } from "./missing-route.tsx";
import { RouteDetails } from "./route-details.tsx";
import { useOpenRoute } from "./use-open-route.ts";
import { useRouteLog } from "./use-route-log.ts";

/** Lies over whichever screen is open, for the route that the address names. */
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

/** One sheet, whatever it has to say: it slides in once. */
function RoutePanel({ routeId, onOpen, onClose }: RoutePanelProps) {
  const { route, status, retry } = useOpenRoute(routeId);
  const log = useRouteLog(routeId);
  const actions =
    route &&
    (log.signedIn ? (
      <LogButtons key={routeId} route={route} tally={log.tally} onSend={log.celebrate} />
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
      <VisuallyHidden role="status">{log.said}</VisuallyHidden>
    </Sheet>
  );
}
