import { useRoutePanel } from "@topout/shared/platform";
import { Button, EmptyState, HoldGlyph, IconButton, Sheet, X } from "@topout/shared/ui";

import { LoadFailure } from "../../gym-routes/load-failure.tsx";
import { PanelSkeleton } from "./panel-skeleton.tsx";
import { RoutePanel } from "./route-panel.tsx";
import { CloseCorner } from "./panel-layout.ts";
import { useOpenRoute } from "./use-open-route.ts";

/** Lies over whichever screen is open, for the route that the address names. */
export function Component() {
  const { routeId, close } = useRoutePanel();
  if (routeId === undefined) return null;
  // A fresh one for each route: nothing of the last one's moment or message stays.
  return <OpenPanel key={routeId} routeId={routeId} onClose={close} />;
}

function OpenPanel({ routeId, onClose }: { routeId: string; onClose: () => void }) {
  const { route, status, retry } = useOpenRoute(routeId);
  if (route) return <RoutePanel route={route} onClose={onClose} />;

  return (
    <Sheet label="Route" onClose={onClose}>
      <CloseCorner>
        <IconButton label="Close" variant="solid" onClick={onClose}>
          <X size={20} aria-hidden="true" />
        </IconButton>
      </CloseCorner>
      {status === "unknown" && <UnknownRoute onClose={onClose} />}
      {status === "failed" && <LoadFailure what="The route" onRetry={retry} />}
      {status === "pending" && <PanelSkeleton />}
    </Sheet>
  );
}

function UnknownRoute({ onClose }: { onClose: () => void }) {
  return (
    <EmptyState
      art={<HoldGlyph skin="white" state="unsent" size={42} />}
      title="This route is gone"
      hint="It may have been stripped from the wall, or the link has a slip in it."
      action={<Button onClick={onClose}>Close</Button>}
    />
  );
}
